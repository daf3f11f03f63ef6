/** What files are for, in Spanish, by the English of their kinds. It completes "lo necesita: …" and the like. */
export const purposes: Readonly<Record<string, string>> = {
  "the practice's name and web address": "el nombre del consultorio y la dirección de su sitio web",
  "the practice introduction": "la presentación del consultorio",
  "what the page of the team says above it": "lo que dice la página del equipo antes de él",
  "what the page of the doctors says above them": "lo que dice la página de los dentistas antes de ellos",
  "what the page of all posts says above them": "lo que dice la página de las noticias antes de ellas",
  "words that replace those that come with dentalsite, or are in another language":
    "palabras que reemplazan a las que trae dentalsite, o están en otro idioma",
  "figures claimed in the copy, with their sources": "las cifras que afirma el sitio, con sus fuentes",
  "a person of the team": "una persona del equipo",
  "the office tour": "el recorrido por la oficina",
  "patient experiences": "las opiniones de los pacientes",
  "the logo, and the colors, type and shapes of the site":
    "el logotipo, y los colores, la letra y las formas del sitio",
  "the header menu": "el menú de arriba",
  "the service groups, and the words printed on every service page":
    "los grupos de servicios y las palabras de todas las páginas de servicios",
  "the accessibility statement": "la declaración de accesibilidad",
  "the price list": "la lista de precios",
  "the home page": "la página de inicio",
  "a service": "un servicio",
  "a service; the name of the file is its address": "un servicio; el nombre del archivo es su dirección",
  "a doctor": "un dentista",
  "location and parking": "la ubicación y el estacionamiento",
  "the error page": "la página de error",
  "sample values that must be replaced before publishing": "los datos inventados que hay que cambiar antes de publicar",
  "privacy policy, terms, cookies, patients' data and contact":
    "la política de privacidad, los términos, las cookies, los datos de los pacientes y el contacto",
  "a page of your own": "una página propia",
  "a post for the news": "una noticia",
  "the page for new patients": "la página para pacientes nuevos",
  "what to do when it cannot wait": "qué hacer cuando no se puede esperar",
  "addresses that no longer exist, and the pages that they lead to":
    "direcciones que ya no existen, y las páginas a las que llevan",
  "rules of the check that do not hold here, with reasons": "reglas de la revisión que aquí no valen, con sus motivos",
  "an office": "una oficina",
  "an office: its phone, address and hours": "una oficina: su teléfono, su dirección y su horario",
  "what new patients ask": "lo que preguntan los pacientes nuevos",
};
