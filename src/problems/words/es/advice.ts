import type { ProblemCode } from "../../catalogue.ts";

/** Why advice matters and who may ignore it, in Spanish, by code. `levels.ts` has the English. */
export const advice: Readonly<Partial<Record<ProblemCode, string>>> = {
  "copy/superlative":
    "Ser mejor que otros hay que demostrarlo. Déjelo si es lo que otros dijeron de usted, o si puede demostrarlo.",
  "copy/painless": "Ningún dentista puede prometer lo que sentirá un paciente. Déjelo si la frase no promete nada.",
  "copy/guarantee":
    "Un resultado prometido crea esperanzas que ningún tratamiento puede cumplir. Deje una garantía que de verdad da.",
  "copy/fda-approved":
    "La FDA autoriza la mayoría de los aparatos dentales y aprueba pocos. Déjelo si es una medicina, o un aparato aprobado.",
  "copy/percentage":
    "El lector debe saber quién contó qué, y cuándo. Deje las cifras que no tratan de lo que logra la atención.",
  "copy/credit-terms": "Una oferta de crédito dice sus condiciones. Déjelo si aquí no ofrece crédito.",
  "copy/unknown-contact":
    "Un número equivocado manda a los pacientes a otro lugar. Deje los números de otras personas, y póngalos en los contactos.",
  "copy/other-hours":
    "Los pacientes vienen cuando una página dice que está abierto. Deje las horas que no son de su horario.",
  "copy/no-consent":
    "Quiénes son sus pacientes es privado. Déjelo si guarda el permiso firmado y no quiere poner el día aquí.",
  "copy/testimonials":
    "Unos pocos países lo prohíben, y sus autoridades miran los sitios web. Deje las palabras que no tratan de la atención.",
  "copy/other-country":
    "Quien no puede respirar llama al número que lee. Déjelo si el texto es para pacientes de otro país.",
  "copy/reading-grade":
    "La mitad de los adultos lee por debajo del noveno grado. Deje los textos que redacta una ley, o que solo leen dentistas.",
  "rules/unused": "Una regla puesta para nada oculta el día en que hace falta.",
  "a11y/broken-word": "El lector tropieza con palabras que se parten sin guion. Deje un lugar donde nadie lee.",
  "media/alt-file-name": "Los lectores de pantalla leen en voz alta el nombre de un archivo.",
  "media/alt-opening": "Los lectores de pantalla ya dicen que es una imagen.",
  "media/alt-long":
    "Quien escucha no puede saltarse una parte. Deje un gráfico cuyos números no están en ninguna otra parte.",
  "media/alt-repeated": "Quien escucha oye dos veces las mismas palabras.",
  "media/too-small": "Se ve borrosa donde se muestra. Déjela si no hay una imagen más grande.",
  "media/profile": "Los colores pueden verse distintos en la página y en el archivo. Déjelo si se ven bien.",
  "media/poster-shape": "La página muestra franjas junto al video, o recorta su imagen previa.",
  "brand/faint-logo": "Los pacientes que ven mal tal vez no vean el logotipo. Déjelo si el nombre está al lado.",
  "root-file/maker":
    "Un nombre dentro de un archivo puede ser privado. Deje el del propio consultorio, o el de un programa.",
  "root-file/inaccessible-pdf":
    "Los lectores de pantalla no pueden leer el formulario. Déjelo si hay uno igual en papel para quien lo pida.",
  "page/too-heavy": "Los teléfonos con una red lenta esperan por ella. Deje una página que pocos abren en un teléfono.",
  "page/title-length": "Los buscadores lo recortan, o inventan otro.",
  "page/description-length": "Los buscadores la recortan, o inventan otra.",
  "page/same-text":
    "Los buscadores muestran una de las dos, tal vez la que no debe ser. Déjelo si hacen falta las dos.",
  "page/unlinked": "Los visitantes no la encuentran. Deje una página cuya dirección reparte usted mismo.",
  "page/noindex": "Los buscadores la dejan fuera. Déjelo si es lo que quiere.",
  "page/not-in-menu":
    "Los visitantes miran primero en el menú. Déjelo si la página tiene un enlace donde ellos la buscan.",
  "page/too-many-for-menu": "Nadie encuentra una página en una lista tan larga.",
  "file/copy": "Puede tener palabras más nuevas de alguien. Déjelo hasta que sepa cuál es el correcto.",
  "page/no-how-soon":
    "Una señal que parece inofensiva puede ser urgente. Déjelo si los pacientes no pueden sufrir ningún daño.",
  "address/gone": "Todavía llevan a ella enlaces de otros sitios y los buscadores. Deje una página que nadie conocía.",
  "address/respelled": "Todavía llevan a la forma anterior enlaces de otros sitios y los buscadores.",
  "host/limit": "Ese servicio rechaza lo que pasa de su límite. Déjelo si publica en otro lugar.",
  "redirect/too-many": "Ese servicio no lee más. Déjelo si publica en otro lugar.",
  "redirect/too-long": "Ese servicio no la tiene en cuenta. Déjelo si publica en otro lugar.",
  "link/external-unreached": "Puede que ya no exista, o que ahora no responda. Revise otra vez más tarde.",
  "value/not-shown":
    "Lo escribió para los lectores, y ninguna página lo tiene. Déjelo si algún día lo necesita otra página.",
  "value/future-date": "Los lectores lo toman por un error. Déjelo si la fecha es correcta.",
  "value/far-date": "Probablemente es un error al escribir. Déjelo si la fecha es correcta.",
  "value/repeated": "Los lectores lo ven dos veces. Déjelo si es a propósito.",
  "value/other-spelling": "Los lectores lo toman por un descuido. Déjelo si da igual.",
  "value/past-closure": "Ninguna página lo muestra ya. Déjelo como nota para usted.",
  "value/past-announcement": "Ninguna página lo muestra ya. Déjelo como nota para usted.",
  "value/old-prices":
    "Los pacientes esperan que se cumpla lo que leen. Deje los precios que siguen siendo correctos, con un mes nuevo.",
  "value/markup-in-text": "Los lectores ven los signos. Déjelos si es lo que quiere.",
  "value/markdown-in-html": "Los lectores ven los signos. Déjelos si es lo que quiere.",
  "html/bare-reference": "Los navegadores adivinan lo que significa. Déjelo si la página muestra lo que escribió.",
  "markdown/mistake": "Los lectores ven los signos. Déjelos si es lo que quiere.",
  "markdown/underlined": "Una línea de guiones convierte en título la línea de arriba. Déjela si quiere un título.",
  "yaml/comment-in-value": "Lo que sigue al # no está en la página. Déjelo si es una nota.",
  "yaml/curly-quotes": "Las comillas curvas no terminan un texto, y aparecen en la página. Déjelas si quiere verlas.",
  "code/doubtful": "Probablemente no hace lo que dice.",
  "code/unused": "Nada lo usa, así que un cambio ahí no cambia nada.",
  "translation/other-shape": "Los lectores de un idioma reciben más que los otros. Déjelo si es a propósito.",
  "translation/outdated": "Los dos idiomas pueden decir cosas distintas. Déjelo hasta que alguien pueda leer los dos.",
  "translation/untranslated": "Los lectores encuentran un idioma que tal vez no conocen. Deje lo que no necesitan.",
  "publish/no-coordinates":
    "Los mapas y directorios adivinan entonces por la dirección. Déjelo si encuentran la oficina.",
};
