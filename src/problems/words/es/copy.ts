/** Claims and facts that `dentalsite check` finds in a site's words, and a practice's own rules, in Spanish. */
export const copy = {
  "copy/superlative": [
    '"{words}" dice que el consultorio es mejor que otros, y la ley exige que lo demuestre.',
    "Diga qué hace y cómo; deje la comparación al lector.",
  ],
  "copy/painless": [
    '"{words}" promete lo que nadie puede prometer a un paciente.',
    'Diga qué hace contra el dolor, por ejemplo "anestesiamos el diente y paramos cuando usted levanta la mano".',
  ],
  "copy/guarantee": [
    '"{words}" promete un resultado, y la publicidad de servicios de salud no puede hacerlo.',
    'Diga qué pasa en la mayoría de los casos y qué puede salir mal, o que nada es seguro, por ejemplo "no podemos garantizar cuánto dura una corona".',
  ],
  "copy/fda-approved": [
    '"{words}" no es lo que la FDA dice de los aparatos y materiales dentales: los autoriza (clears).',
    'Escriba "autorizado por la FDA (FDA-cleared)" y para qué, si es así; "aprobado" es para medicinas y unos pocos aparatos.',
  ],
  "copy/percentage": [
    '"{words}" es una cifra sin fuente.',
    {
      here: 'Si es de un estudio, nombre el estudio en este párrafo con su año, y póngalo en "sources:" de esta página. Si es suya, quítela de aquí; la página de inicio puede mostrarla como una cifra de site/claims.yaml.',
      elsewhere:
        'Si es de un estudio, pásela a la página de un tratamiento, a una página propia o a una noticia, nombre el estudio en su párrafo con su año, y póngalo en "sources:" de esa página. Si es suya, quítela de aquí; la página de inicio puede mostrarla como una cifra de site/claims.yaml.',
    },
  ],
  "copy/credit-terms": [
    '"{words}" ofrece crédito sin decir por cuánto tiempo, para quién o de qué entidad.',
    'Agregue las condiciones a este párrafo, por ejemplo "0% APR por 12 meses con CareCredit, sujeto a aprobación"; o quite la tasa y escriba "pregúntenos por los planes de pago".',
  ],
  "copy/no-consent": [
    {
      American: "Este testimonio no tiene el día del permiso escrito del paciente, que exige HIPAA (45 CFR 164.508).",
      other:
        "Este testimonio no tiene el día del permiso escrito del paciente, que exige la ley sobre los datos de pacientes.",
    },
    'Cuando el paciente haya firmado, agregue el día como una línea más de este elemento, con la misma sangría que las demás, por ejemplo: consent: "2026-05-04". Si ningún paciente dijo estas palabras, escriba qué son, por ejemplo: label: Testimonio de muestra',
  ],
  "copy/testimonials": [
    "Son palabras de pacientes sobre su tratamiento, y la ley donde está su oficina prohíbe que los consultorios las muestren: {law}.",
    "Quítelas, o pregunte a su colegio de dentistas cuáles pueden quedarse.",
  ],
  "copy/other-country": [
    {
      number: 'Donde está su oficina se llama al {own:or} para pedir una ambulancia, no al "{words}".',
      law: '"{words}" es una ley de Estados Unidos, que no rige donde está su oficina.',
    },
    {
      number: "Escriba {own:or} en lugar de {words}. Si habla de otro país, nómbrelo en el mismo párrafo.",
      law: "Escriba lo que rige en su país, o quite la frase. Si habla de Estados Unidos, nómbrelo en el mismo párrafo.",
    },
  ],
  "copy/reading-grade": [
    "Este texto corresponde al grado escolar {grade}; la mayoría de los pacientes lee con facilidad hasta el grado {limit}. La frase más larga tiene {words} palabras.",
    "Divida en dos las frases largas, y use palabras más cortas donde pueda.",
  ],

  "rules/unknown": [
    '"{code}" no es una regla que se pueda desactivar.[[ ¿Quiso decir "{meant}"?]]',
    "Quite la entrada, o escriba una regla que sí se pueda: {known}, o un código que muestre la revisión en un navegador, por ejemplo a11y/color-contrast.",
  ],
  "rules/unknown-file": [
    '"{file}" no es un archivo de contenido de este sitio.[[ ¿Quiso decir "{meant}"?]]',
    "Escriba su ruta desde la carpeta del consultorio, por ejemplo site/services/crowns.md.",
  ],
  "rules/twice": [
    {
      "all files": 'Dos entradas deciden la regla "{code}" para todos los archivos, y solo una puede valer.',
      "one file": 'Dos entradas deciden la regla "{code}" para el mismo archivo, y solo una puede valer.',
    },
    "Deje la que quiera, y borre la otra con su motivo.",
  ],
  "rules/unused": [
    'La regla "{code}" está desactivada aquí, pero no encontraría nada.',
    "Quite esta entrada, para que la regla funcione cuando haga falta.",
  ],

  "copy/unknown-contact": [
    {
      phone: '"{value}" no es un teléfono de este consultorio.',
      email: '"{value}" no es el correo electrónico de este consultorio.',
      street: '"{value}" no es la calle de este consultorio.',
      zip: '"{value}" no es un código postal de este consultorio.',
    },
    {
      partial:
        "[[Si debe ser el suyo, escriba {own:or}.]][[{isInOffice}Si debe ser el suyo, escriba lo que dice el archivo de la oficina en site/offices/.]] Los demás teléfonos necesitan todas sus cifras, con el código de área.",
      listed:
        '[[Si debe ser el suyo, escriba {own:or}.]][[{isInOffice}Si debe ser el suyo, escriba lo que dice el archivo de la oficina en site/offices/.]][[Si es suyo, agregue la línea "email: {mine}" a site/practice.yaml.]] Si es de otra persona, agregue esta línea debajo de "contacts:" en site/practice.yaml:',
      unlisted:
        '[[Si debe ser el suyo, escriba {own:or}.]][[{isInOffice}Si debe ser el suyo, escriba lo que dice el archivo de la oficina en site/offices/.]][[Si es suyo, agregue la línea "email: {mine}" a site/practice.yaml.]] Si es de otra persona, agregue estas líneas a site/practice.yaml, con "contacts:" una sola vez:',
    },
    {
      listed: ["  - { name: De quién es, {key}: {contact:yaml} }"],
      unlisted: ["contacts:", "  - { name: De quién es, {key}: {contact:yaml} }"],
    },
  ],
  "copy/other-hours": [
    {
      "one office": '"{value}" no es el horario que da el archivo de site/offices/.',
      "several offices": '"{value}" no es el horario que da ningún archivo de site/offices/.',
    },
    {
      listed:
        'Si es correcto, cambie "hours:" ahí. Si no, quítelo de aquí, porque todas las páginas muestran el horario de todos modos. Si es de otra persona, agregue esta línea debajo de "contacts:" en site/practice.yaml:',
      unlisted:
        'Si es correcto, cambie "hours:" ahí. Si no, quítelo de aquí, porque todas las páginas muestran el horario de todos modos. Si es de otra persona, agregue estas líneas a site/practice.yaml, con "contacts:" una sola vez:',
    },
    {
      listed: ["  - { name: De quién es, hours: {value:yaml} }"],
      unlisted: ["contacts:", "  - { name: De quién es, hours: {value:yaml} }"],
    },
  ],
} as const;
