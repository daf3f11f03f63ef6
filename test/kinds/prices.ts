/** A price list as an author writes it. Each line is one item: what it is for, the amount, and more keys. */
type Line = readonly [what: string, amount: string, more?: Readonly<Record<string, string | readonly string[]>>];

interface PriceList {
  title: string;
  description: string;
  asOf?: string;
  note?: string;
  groups: Readonly<Record<string, readonly Line[]>>;
}

/** Writes `site/about/prices.md`. An amount that begins with "from " is the lowest, and one with a dash has a lowest and a highest. */
function writePrices({ title, description, asOf = "2026-11", note, groups }: PriceList): string {
  const head = [`mainTitleText: ${title}`, `description: ${description}`, `asOf: ${asOf}`];
  const lists = Object.entries(groups).flatMap(([group, items]) => [
    `  - title: ${group}`,
    "    items:",
    ...items.flatMap(writeLine).map((line) => `      ${line}`),
  ]);
  return ["---", ...head, ...(note === undefined ? [] : [`note: ${note}`]), "prices:", ...lists, "---", ""].join("\n");
}

function writeLine([what, amount, more = {}]: Line): string[] {
  const [least = "", most] = amount.replace("from ", "").split(" - ");
  const isLowest = amount.startsWith("from ") || most !== undefined;
  return [
    `- what: ${what}`,
    `  ${isLowest ? "from" : "price"}: ${least}`,
    ...(most === undefined ? [] : [`  to: ${most}`]),
    ...Object.entries(more).flatMap(([key, value]) =>
      typeof value === "string" ? [`  ${key}: ${value}`] : [`  ${key}:`, ...value.map((each) => `    - ${each}`)],
    ),
  ];
}

/** Lists of four practices, with their address and language. */
export const priceLists = {
  unitedStates: writePrices({
    title: "Prices",
    description: "What care costs here if you pay for it yourself.",
    note: "Your price depends on what we find. You get a written estimate before treatment starts.",
    groups: {
      "Checkups and cleanings": [
        ["Talk before you decide", "$0", { per: "15 minutes" }],
        ["First exam", "$95", { includes: ["Four small X-rays", "A written plan"] }],
        ["Exam of a regular patient", "$65"],
        ["Small X-ray", "$35", { per: "per picture" }],
        ["X-ray of the whole jaw", "$140"],
        ["Cleaning", "$120"],
        ["Cleaning of a child", "$85"],
        ["Deep cleaning", "$245", { per: "per quarter of the mouth", href: "/services/cleanings" }],
        ["Fluoride varnish", "$42.50"],
      ],
      "Fillings and crowns": [
        ["Filling, one surface", "$185"],
        ["Filling, two surfaces", "$235"],
        ["Filling, three surfaces or more", "from $290"],
        ["Crown", "$1,250 - $1,480", { per: "per tooth", includes: ["The temporary crown", "All visits"] }],
        [
          "Bridge",
          "from $3,400",
          { href: "/services/bridges", conditions: "Each further tooth is <strong>$1,100</strong>." },
        ],
        ["Sealant", "$58", { per: "per tooth", href: "/services/sealants" }],
      ],
      "Teeth that have to go": [
        ["Taking a tooth out", "from $210"],
        ["Wisdom tooth", "$340 - $525"],
        ["Night guard", "$480"],
        ["Denture, upper or lower", "from $1,650"],
        ["Repair of a denture", "$160"],
        ["Whitening", "$390", { former: "$480", href: "/services/Whitening" }],
      ],
      "Membership plan": [
        [
          "Adult",
          "$32",
          {
            per: "per month",
            includes: ["Two cleanings and two exams a year", "X-rays as needed", "15% off fillings and crowns"],
            conditions: "For 12 months; then it goes on from month to month until you cancel. It is not insurance.",
          },
        ],
        ["Child to age 13", "$24", { per: "per month" }],
        ["Family of four", "$99", { per: "per month" }],
        ["Adult, paid at once", "$360", { per: "per year" }],
      ],
    },
  }),
  mexico: writePrices({
    title: "Precios",
    description: "Lo que cuesta cada tratamiento.",
    note: "El precio final depende de su revisión. Antes de empezar le damos un presupuesto por escrito.",
    groups: {
      "Revisión y limpieza": [
        ["Consulta de valoración", "$450"],
        ["Radiografía chica", "$150", { per: "por radiografía" }],
        ["Radiografía panorámica", "$620"],
        ["Limpieza con ultrasonido", "$850"],
        ["Limpieza profunda", "$1,400", { per: "por cuadrante" }],
        ["Aplicación de flúor", "$380"],
        ["Sellador", "$420", { per: "por diente" }],
        ["Consulta de urgencia", "$700", { conditions: "De noche y en días festivos son <strong>$1,050</strong>." }],
      ],
      Restauraciones: [
        ["Resina, una cara", "$980"],
        ["Resina, dos caras", "$1,250"],
        ["Resina, tres caras o más", "from $1,500"],
        ["Incrustación", "$4,200"],
        [
          "Corona de zirconia",
          "$7,800 - $9,200 MXN",
          { per: "por pieza", includes: ["Corona provisional", "Todas las citas"] },
        ],
        ["Puente de tres piezas", "from $21,000"],
        ["Carilla", "$6,900", { per: "por diente" }],
        ["Endodoncia, un conducto", "$3,200"],
        ["Endodoncia, molar", "$5,400"],
      ],
      "Extracciones y prótesis": [
        ["Extracción simple", "$900"],
        ["Muela del juicio", "$2,800 - $4,500"],
        ["Placa total", "from $8,500"],
        ["Reparación de placa", "$1,100.50"],
        ["Guarda oclusal", "$3,600"],
        ["Blanqueamiento", "$4,900"],
      ],
      "Plan de cuidado": [
        [
          "Adulto",
          "$390",
          { per: "al mes", includes: ["Dos limpiezas al año", "Dos revisiones al año"], conditions: "Por doce meses." },
        ],
        ["Niño", "$260", { per: "al mes" }],
      ],
    },
  }),
  canada: writePrices({
    title: "Tarifs",
    description: "Ce que coûtent les soins dans notre clinique.",
    note: "Vous recevez une estimation écrite avant le début des soins.",
    groups: {
      "Examens et nettoyages": [
        ["Premier examen", "118 $", { includes: ["Deux radiographies", "Un plan de traitement"] }],
        ["Examen de rappel", "62 $"],
        ["Examen d’urgence", "95 $"],
        ["Radiographie", "32,50 $", { per: "par image" }],
        ["Radiographie panoramique", "98 $"],
        ["Nettoyage", "154 $"],
        ["Détartrage", "72 $", { per: "par unité de 15 minutes" }],
        ["Fluorure", "38 $"],
        ["Scellant", "48 $", { per: "par dent" }],
      ],
      Restaurations: [
        ["Obturation, une face", "165 $"],
        ["Obturation, deux faces", "220 $"],
        ["Obturation, trois faces ou plus", "from 275 $"],
        ["Couronne", "1 250 $ - 1 600 $", { per: "par dent" }],
        ["Pont de trois éléments", "from 3 600 $"],
        ["Facette", "1 150 $", { per: "par dent" }],
        ["Traitement de canal, une racine", "740 $"],
        ["Traitement de canal, molaire", "1 240 $"],
        ["Incrustation", "890 $"],
      ],
      "Autres soins": [
        ["Extraction simple", "185 $"],
        ["Dent de sagesse", "320 $ - 480 $"],
        ["Prothèse complète", "from 1 900 $"],
        ["Réparation de prothèse", "165 $"],
        ["Plaque occlusale", "590 $"],
        ["Blanchiment", "425 $"],
        ["Protecteur buccal", "145 $"],
      ],
    },
  }),
  germany: writePrices({
    title: "Preise",
    description: "Was Leistungen kosten, die die Kasse nicht zahlt.",
    note: "Vor jeder Behandlung bekommen Sie einen schriftlichen Kostenplan.",
    groups: {
      Vorsorge: [
        ["Beratung", "0 €"],
        ["Zahnreinigung", "89,50 €"],
        ["Zahnreinigung für Kinder", "55 €"],
        ["Fluoridlack", "18 €"],
        ["Versiegelung", "28 €", { per: "pro Zahn" }],
        ["Speicheltest", "42 €"],
        ["Röntgenbild für Selbstzahler", "25 €", { per: "pro Bild" }],
      ],
      "Füllungen und Kronen": [
        ["Kunststofffüllung, eine Fläche", "65 €"],
        ["Kunststofffüllung, zwei Flächen", "95 €"],
        ["Kunststofffüllung, drei Flächen oder mehr", "from 120 €"],
        ["Keramikinlay", "480 € - 620 €"],
        ["Krone", "750 € - 1.100 €", { per: "pro Zahn", includes: ["Provisorium", "Alle Termine"] }],
        ["Brücke", "from 1.900 €", { conditions: "Der Zuschuss der Kasse ist <strong>nicht</strong> abgezogen." }],
        ["Veneer", "820 €", { per: "pro Zahn" }],
        ["Wurzelbehandlung unter dem Mikroskop", "from 450 €"],
        ["Aufbau eines Zahns", "110 €"],
      ],
      "Zahnersatz und Schienen": [
        ["Implantat mit Krone", "2.400 € - 3.200 €"],
        ["Vollprothese", "from 900 €"],
        ["Reparatur einer Prothese", "75 €"],
        ["Aufbissschiene", "380 €"],
        ["Sportschutz", "140 €"],
        ["Schnarchschiene", "690 €"],
        ["Bleaching", "320 €"],
        ["Zahnschmuck", "60 €"],
        ["Narkose", "280 €", { per: "pro Stunde" }],
      ],
    },
  }),
};
