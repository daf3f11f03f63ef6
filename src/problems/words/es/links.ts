/** References: links, offices, claims, in Spanish. */
export const links = {
  "link/scheme": [
    {
      "no address": "El enlace no tiene dirección.",
      "nothing after": 'El enlace "{href}" no tiene nada después de los dos puntos.',
      space: 'El enlace "{href}" tiene un espacio.',
      preview: 'El enlace "{href}" lleva a la vista previa, que solo se ve en su propia computadora.',
      insecure: 'El enlace "{href}" no es seguro: empieza con http, no con https.',
      "file name": 'El enlace "{href}" es el nombre de un archivo, no la dirección de una página.',
      quotes: 'El enlace "{href}" tiene comillas que no son parte de la dirección.',
      kind: 'El enlace "{href}" empieza con {kind}, y aquí los enlaces empiezan con /, https:, tel: o mailto:.',
      slash: 'El enlace "{href}" no empieza con una barra.',
      start: 'El enlace "{href}" no empieza con {start}.',
      other: 'El enlace "{href}" no es una dirección que un navegador pueda abrir.',
    },
    {
      write: "Escriba {fixed} en su lugar.",
      file: "Ponga el archivo en assets/root/ como assets/root{path}, y escriba {fixed} en su lugar.",
      existing: "Escriba la dirección de una página que exista, o quite el enlace; en un texto, deje sus palabras.",
      "nothing after": "Escriba después el número o el correo electrónico, o quite el enlace.",
      fax: "Quite el enlace, pero deje sus palabras: un navegador no puede enviar un fax.[[ Si se puede llamar a este número, escriba {fixed} en su lugar.]]",
      copy: "Copie otra vez la dirección de la página a la que lleva.",
      other:
        "Escriba adónde lleva, como /services/crowns o https://www.ada.org, o quite el enlace; en un texto, deje sus palabras.",
    },
  ],
  "link/no-words": [
    'El enlace a "{href}" no tiene palabras, así que no hay nada que tocar.',
    {
      html: 'Escriba <a href="{href}">sus palabras</a>, o quítelo.',
      markdown: "Escriba [sus palabras]({href}), o quítelo.",
    },
  ],
  "link/unknown-page": [
    {
      page: '"{href}" no es una página de este sitio.[[ ¿Quiso decir "{meant}"?]]',
      file: '"{href}" no es una página ni un archivo de este sitio.[[ ¿Quiso decir "{meant}"?]]',
      old: '"{href}" es una dirección anterior, que site/redirects.yaml lleva a otra.',
    },
    {
      write: "Escriba {fixed} en su lugar.",
      existing: "Escriba la dirección de una página que exista, o quite el enlace; en un texto, deje sus palabras.",
      file: "Ponga en assets/root/ el archivo que abre un enlace (assets/root/forms/new-patient.pdf es /forms/new-patient.pdf), o quite el enlace.",
      end: "Escriba {fixed} en su lugar: ahí termina.",
    },
  ],
  "link/scheduled-post": [
    '"{href}" no es una página de este sitio antes del {day}, el día de su noticia.',
    "Quite el enlace hasta entonces, o ponga a la noticia una fecha anterior.",
  ],
  "link/missing-fragment": [
    {
      here: 'Esta página no tiene el lugar "{href}".[[ ¿Quiso decir "{meant}"?]]',
      elsewhere: '"{href}" apunta a "#{fragment}", pero esa página no tiene ese lugar.[[ ¿Quiso decir "{meant}"?]]',
    },
    {
      page: "Escriba {fixed} en su lugar.",
      known: 'En lugar de "#{written}", escriba uno que la página tenga: {known}.',
      "keep words": "Quite el enlace, pero deje sus palabras.",
      fragment: 'Quite "#{fragment}".',
    },
  ],
  "link/missing-file": [
    'Una página o una hoja de estilos que se hace con este archivo pide "{href}", que no está en el sitio.',
    "Corrija la dirección, o quítela. Un archivo que conserva su nombre va en assets/root/ (assets/root/wave.png es /wave.png).",
  ],

  "office/unknown": [
    '"{office}" no es el nombre de un archivo de site/offices/.[[ ¿Quiso decir "{meant}"?]]',
    "Escriba uno que exista, sin .md: {known}.",
  ],

  "claim/unknown": [
    '"{claim}" no es una cifra de site/claims.yaml.[[ ¿Quiso decir "{meant}"?]]',
    { some: "Escriba una que exista: {known}.", none: "Agréguela en site/claims.yaml." },
  ],
} as const;
