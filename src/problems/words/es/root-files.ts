const remove = {
  PDF: "Quítelo y guarde el PDF otra vez: en Word con Archivo → Información → Comprobar si hay problemas → Inspeccionar documento → Quitar todo, en Acrobat vaciando Autor en Archivo → Propiedades y eligiendo Archivo → Guardar como. Si se trata de una foto del PDF, quite primero los datos de la foto misma.",
  other:
    'Quítelo: en Windows, haga clic derecho en el archivo y elija Propiedades → Detalles → "Quitar propiedades e información personal"; en una Mac, ábralo en Vista Previa, elija Edición → Seleccionar todo, Edición → Copiar y Archivo → Nuevo desde el portapapeles, y guarde eso en lugar del archivo anterior. Si va en una página, póngalo en assets/pictures/; ahí esos datos se quitan solos.',
} as const;

const save =
  'Guárdelo otra vez desde Word: ponga el idioma del texto en Revisar → Idioma, y en Archivo → Guardar como → PDF → Opciones elija "Etiquetas de la estructura del documento para accesibilidad". En Acrobat, use Preparar para accesibilidad.';

/** Files for the top of the site, which are copied unchanged: `assets/root/`, in Spanish. */
export const rootFiles = {
  "root-file/bad-name": {
    reserved: [
      'Ningún archivo puede llamarse "{name}" en Windows, que reserva ese nombre.',
      "Póngale otro nombre, por ejemplo {example}.",
    ],
    "reserved part": [
      'Ningún archivo puede llamarse "{name}" en Windows, que reserva el nombre "{reserved}".',
      "Póngale otro nombre, por ejemplo {example}.",
    ],
    hidden: [
      '"{name}" está oculto, porque su nombre empieza con un punto. Esos archivos suelen tener contraseñas y claves.',
      "Quítelo de assets/root/. Si los visitantes deben leerlo, llámelo {example}.",
    ],
    "hidden folder": [
      '"{name}" está oculto, porque el nombre de su carpeta "{folder}" empieza con un punto. Esos archivos suelen tener contraseñas y claves.',
      "Quítelo de assets/root/. Si los visitantes deben leerlo, llámelo {example}.",
    ],
    other: [
      '"{name}" no puede ser la dirección de un archivo en todos los servicios de alojamiento.',
      "Póngale otro nombre, solo con letras, números, puntos, guiones y guiones bajos, por ejemplo new-patient-form.pdf.",
    ],
  },
  "root-file/taken": [
    {
      same: 'El sitio ya tiene "{name}".',
      alike: '"{name}" ocuparía el lugar de "{taken}", que el sitio ya tiene.',
    },
    {
      folder: "Ponga otro nombre a la carpeta en la que está, o quite este archivo.",
      file: "Cambie el nombre de este archivo o quítelo; lo que va ahí se hace solo.",
    },
  ],
  "root-file/code": [
    '"{name}" podría ser un programa o una página: {code}.',
    "Deje aquí solo archivos simples, como textos, PDF e imágenes; las páginas van en site/, los dibujos en assets/pictures/.",
  ],
  "root-file/host-settings": [
    'Algunos servicios de alojamiento o complementos del navegador leerían "{name}" como su configuración, o lo ejecutarían.',
    "Quítelo: las redirecciones van en site/redirects.yaml, y otras configuraciones en la cuenta del servicio de alojamiento. Si el archivo es para los visitantes, póngale otro nombre, por ejemplo files/prices.txt.",
  ],
  "root-file/private-data": ['"{name}" dice {says}, y cualquiera podría leerlo.', remove],
  "root-file/maker": ['"{name}" dice {says}, y cualquiera podría leerlo.', remove],
  "root-file/unsearchable": [
    'No se pueden buscar datos privados en "{name}": {reason}.',
    {
      film: "Ponga el video en assets/videos/ y nómbrelo en una página; ahí esos datos se quitan solos.",
      PDF: "Guárdelo otra vez como PDF, sin contraseña y sin archivos adjuntos.",
      other: "Guárdelo como PDF, JPEG, PNG o texto simple, y ponga aquí ese archivo.",
    },
  ],
  "root-file/inaccessible-pdf": {
    text: [
      '"{name}" es la imagen de una página: no tiene texto que un lector de pantalla pueda decir.',
      "Guarde el formulario como PDF desde el programa en que se escribió, o escríbalo otra vez ahí.",
    ],
    tags: [
      '"{name}" no tiene etiquetas, así que un lector de pantalla puede leerlo en un orden o con una voz que no corresponde.',
      save,
    ],
    language: [
      '"{name}" no dice en qué idioma está, así que un lector de pantalla puede leerlo en un orden o con una voz que no corresponde.',
      save,
    ],
    "tags and language": [
      '"{name}" no tiene etiquetas ni dice en qué idioma está, así que un lector de pantalla puede leerlo en un orden o con una voz que no corresponde.',
      save,
    ],
  },
  "root-file/too-large": [
    '"{name}" tiene {megabytes} MB; un archivo puede tener aquí {mostMegabytes} MB como máximo.',
    "Guárdelo en una forma más pequeña, o publíquelo en otro lugar y ponga un enlace a él.",
  ],
} as const;
