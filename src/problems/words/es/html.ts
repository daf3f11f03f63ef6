/** HTML inside the content and of the pages made from it, in Spanish. */
export const html = {
  "html/element": [
    "El elemento de HTML <{element}> no se permite aquí.",
    {
      empty: "Quítelo. Se permiten: {allowed}.",
      "no words": "Quite <{element}>, </{element}> y todo lo que hay entre ellos. Se permiten: {allowed}.",
      words: "Quite <{element}> y </{element}>, pero no las palabras que hay entre ellos. Se permiten: {allowed}.",
    },
  ],
  "html/pasted": [
    "Este texto se pegó desde {program} con su formato, que el contenido no puede tener.",
    "Péguelo como texto sin formato: bórrelo aquí, copie las palabras donde se ven sin etiquetas, péguelas en el Bloc de notas (en una Mac, en TextEdit, después de Formato > Convertir a texto simple) y cópielas de ahí.[[{isHtml} Después escriba <p> delante de cada párrafo y </p> detrás.]][[{isMarkdown} Ponga una línea vacía entre los párrafos.]]",
  ],
  "html/comment": [
    "Un comentario (<!-- ... -->) se enviaría a todos los visitantes.",
    "Quítelo. Entre las claves de arriba, una línea que empieza con # es una nota para usted.",
  ],
  "html/attribute": [
    'El atributo "{attribute}" no se permite en <{element}>.',
    "Quítelo con su valor.[[ Se permiten: {allowed}.]][[{isBare} <{element}> no lleva atributos aquí.]]",
  ],
  "html/unfinished-tag": [
    "La etiqueta {tag} no termina, así que se perdería todo el texto que sigue.",
    "Agregue la comilla de cierre o el > que falta.",
  ],
  "html/unclosed": [
    "El elemento de HTML <{element}> se abre, pero no se cierra.",
    "Escriba </{element}> donde termina.",
  ],
  "html/stray-end": [
    "Aquí hay un </{element}>, pero ningún <{element}> al que corresponda.",
    "Borre </{element}>[[{isAllowed}, o escriba <{element}> delante de las palabras a las que se refiere]].",
  ],
  "html/bare-reference": [
    '"{written}" se muestra como "{printed}", porque HTML lo lee como un carácter aunque no lleve punto y coma.',
    'Escriba "&amp;{name}" para que se vea tal cual, o "{written};" para el carácter.',
  ],
  "html/nesting": [
    "<{element}> no puede estar dentro de <{parent}>.",
    {
      list: "Ponga <li> delante y </li> detrás, o escriba </{parent}> delante y quítelo de donde está después.",
      other: "Escriba </{parent}> delante, y quite el </{parent}> que está después, si lo hay.",
    },
  ],
  "html/invalid": [
    'La página "{address}", que se hace con este archivo, no es HTML válido en {snippet}: {message} ({rule}).[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]',
    {
      content: "Cámbielo como dice la regla, o escríbalo en Markdown.",
      template: "Corrija la plantilla con la que se hace, o el HTML de este archivo.",
    },
  ],
} as const;
