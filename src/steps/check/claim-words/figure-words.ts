/** Words that show what a percentage is about, in one language. Each entry is a pattern in lower case; a space in it is any white space. */
export interface FigureWords {
  /** A price, credit, insurance, or money given away. */
  money: readonly string[];
  /** Words directly after or before a percentage that make it a price. */
  moneyBehind: readonly string[];
  moneyBefore: readonly string[];
  /** Parts of a mixture: a percentage beside one is a dose. */
  substances: readonly string[];
  /** Results of a treatment or a practice, whatever else the sentence says. */
  outcomes: readonly string[];
  /** Results only in a sentence about care; elsewhere everyday words. */
  outcomesOfCare: readonly string[];
  /** Words directly after "100%" that make it an outcome. All other words after it only add emphasis. */
  perfection: readonly string[];
  /** Treatments, devices and patients, which make a sentence one about care. */
  care: readonly string[];
  /** The practice itself. */
  practice: readonly string[];
  /** Words of a comparison, directly after a percentage. */
  comparisons: readonly string[];
  /** Words after a share of patients or staff that are about their lives, not about care. */
  lives: readonly string[];
  /** Groups of people whose health is counted. */
  people: readonly string[];
}

export const englishFigures: FigureWords = {
  money: [
    "financ\\w+|interest|apr|loans?|lenders?|credit|carecredit|installments?|payments?|pay(?:s|ing)?|paid|balances?|deposits?|down ?payments?",
    "discount\\w*|coupons?|promo\\w*|specials?|savings|rebates?|cash|price[sd]?|pricing|costs?|fees?|tax(?:es|able)?|pre-tax|budget|afford\\w*|expens\\w+|cheaper|dollars?|bills?|billed|charge[sd]?|tuition|income|profits?|proceeds|bookkeeping|donat\\w+|revenue|sales|this (?:month|week|spring|summer|fall|winter)|today only|limited time",
    "insur\\w+|deductibles?|co-?pay\\w*|coinsurance|premiums?|(?:dental|insurance|your) benefits|coverage|cover(?:s|ed|ing)?|reimburs\\w+|ppos?|hmos?|hsas?|fsas?|medicare|medicaid|medi-cal|(?:dental|membership|savings|in-house|insurance|your|most|many|some) plans?|allowance|allowable|annual maximum|in-network|out-of-network|out-of-pocket",
  ],
  moneyBehind: [
    "off|discount|financing|interest|apr|down|deposit|savings?|coinsurance|co-?pay\\w*|fees?|tax|cash ?back|rate|courtesy|credit|annual|coverage|of (?:the|your|that|our) (?:\\w+ )?(?:costs?|fees?|prices?|bill|balance|charges?|premium|total|payment|treatment fee)",
  ],
  moneyBefore: [
    "sav(?:e|es|ing) (?:you )?(?:up to|about|an extra|another|over|around)?",
    "discounts? of",
    "interest (?:rate )?(?:of|at)",
    "(?:preventive|preventative|basic|major)(?: (?:care|services|work|procedures|treatment))?:?",
  ],
  substances: [
    "(?:hydrogen |carbamide )?peroxide|carbamide|chlorhexidine|(?:sodium |stannous |silver diamine )?fluoride(?: (?:varnish|gel|foam|rinse))?|nitrous(?: oxide)?|oxygen|nitrogen|alcohol|ethanol|articaine|lidocaine|mepivacaine|prilocaine|benzocaine|bupivacaine|epinephrine|potassium nitrate|hypochlorite|bleach|edta|iodine|povidone-iodine|xylitol|phosphoric acid|acid|saline|water|minerals?|calcium|zirconia|titanium|gold|silver|palladium|porcelain|ceramic|collagen|protein|recycled|cotton|latex|pure|(?:gel|solution|varnish|rinse|mouthwash|mouth rinse|concentration|strength|mix|mixture|paste|cream|ointment)",
  ],
  outcomes: [
    "success\\w*|succeed\\w*|surviv\\w+|efficacy|effective\\w*|accura\\w+|precis\\w+|reliab\\w+|predictab\\w+|satisf\\w+|happ(?:y|ier)|recommend\\w*|five stars",
    "prevent(?:s|ed|ing)?|clean(?:s|ed)?|reduc\\w+|lower(?:s|ed|ing)|decreas\\w+|cuts?(?: down)?|cutting|eliminat\\w+|kill\\w*|destroy\\w*|remov(?:es|ing)|removal of|detect\\w*|block(?:s|ed|ing)|protect(?:s|ed|ing)|arrest\\w*|reliev\\w+|cure[sd]?|curing|heal(?:s|ed|ing)?|improve\\w*|improving|restor(?:es?|ed|ing)|regain\\w*|boost(?:s|ed)?|strengthen(?:s|ed)?|whiten(?:s|ed)",
    "last(?:s|ed|ing)?(?! (?:year|month|week|decade|time|visit|century)s?)|chip(?:s|ped)?|cracks?|cracked|breaks?|broke|come loose|fall out|reach(?:es|ed)|whiter|brighter|straighter|less (?:pain|discomfort|bleeding)|still (?:in|working|there|had|have|look|going|function\\w*)|in place|fail(?:s|ed|ure|ures|ing)?|work(?:s|ed)(?! (?:here|for us|nights))|work (?:for|in|just|as|well)|c[oa]me back|osseointegrat\\w+|go(?:es)? away|disappear\\w*|safe|safely|painless\\w*|guarantee\\w*",
  ],
  outcomesOfCare: [
    "faster|quicker|sooner|lighter|stronger|safer|gentler|dropped|shrank|fell by|rose by",
    "sensitiv\\w+|complications?|infections?|dry socket|swelling|sore\\w*|discomfort|pain|side effects?|numbness|bruising|relapse\\w*|replaced|needed (?:another|a new|no)|saved?|saving|help(?:s|ed)?|keeps?|kept|avoid\\w*|achiev\\w+|enjoy|treat(?:s|ed)|return\\w*|refer(?:s|red|rals?)?|rated?|report(?:s|ed)?|would (?:come|choose|do)|love[sd]?|trust|rate us|finish(?:ed)?|complete[sd]?|fit|match\\w*|retain(?:s|ed)?|retention|stable|chance|pass|pleased|comfortable|tolerat\\w+|respon\\w+|corrected|straighten\\w*|gained",
  ],
  perfection: [
    "(?:(?:patient|customer|client|implant|treatment) )?(?:success\\w*|satisf\\w+)|effective|safe|accurate|precise|reliable|predictable|painless|pain-free|guarantee\\w*|certain to|cure\\w*|healing|natural-looking results|biocompatible",
  ],
  care: [
    "implants?|implant-supported|crowns?|veneers?|bridges?|dentures?|fillings?|sealants?|fluorid\\w+|varnish|whitening|bleaching|braces|brackets|aligners?|invisalign|retainers?|root canals?|\\p{L}+(?:ectom|plast)(?:y|ies)|lanap|treated|repairs?|endodontic\\w*|extractions?|surger\\w+|surgical\\w*|graft\\w*|lasers?|scanners?|scans?|x-rays?|radiograph\\w*|treatments?|procedures?|therap\\w+|appliances?|night ?guards?|mouth ?guards?|an[a]?esthe\\w+|sedation|numbing|cleanings?|scaling|(?:electric |manual )?(?:tooth)?brush(?:es|ing)?|flossing|floss(?:ers?)?|rinses?|mouthwash|toothpaste|gels?|devices?|technolog\\w+|bonding|inlays?|onlays?|restorations?|methods?|techniques?|trials?|systems?|all-on-\\w+|full-arch|restorative|orthodontic\\w*|cbct|guide[ds]?|our patients",
  ],
  practice: ["our|we|us|my|me"],
  comparisons: [
    "(?:less|fewer|more|greater|higher|bigger|\\p{L}{3,}(?<!\\b(?:aft|oth|numb|und|wat|pap|ord|lat|cov|off|consum|daught|fath|moth))er)(?! (?:likely|than likely|risk|chance|odds|probab\\p{L}+|cavities|decay|disease|plaque than|prone|often))",
  ],
  lives: [
    "live|lives|speaks?|come from|drive|walk|are (?:children|adults|kids|women|men|seniors|new|under|over|between|bilingual)|have (?:insurance|children|a ppo)|found us|find us|work(?:s)? (?:in|at|near)|pays?|graduated|volunteers?",
  ],
  people: [
    "adults?|children|kids|child|teens?|teenagers?|adolescents|toddlers|infants|babies|seniors|people|persons|individuals|population|women|men|females|males|americans?|californians|residents|households|families|smokers|students|workers|parents|mothers|athletes|everyone|graders|schoolchildren|\\w+-year-olds|u\\.?s\\.?",
  ],
};

export const spanishFigures: FigureWords = {
  money: [
    "financ\\p{L}+|inter[ée]s(?:es)?|apr|pr[ée]stamos?|cr[ée]dito|carecredit|cuotas?|mensualidad(?:es)?|pagos?|pag(?:a|ue|an|ar|ando|amos|ado)|saldos?|dep[óo]sitos?|enganche|anticipo|a plazos",
    "descuentos?|cupon(?:es)?|cup[óo]n|promoci[óo]n(?:es)?|ofertas?|ahorr\\p{L}+|rebajas?|efectivo|precios?|costos?|costes?|cuesta\\p{L}*|tarifas?|honorarios|cargos?|cobr\\p{L}+|impuestos?|presupuesto|d[óo]lares|factura\\p{L}*|ingresos|ganancias|don(?:amos|ar|aci[óo]n\\p{L}*)|este mes|esta semana|solo hoy|tiempo limitado|barat\\p{L}+|econ[óo]mic\\p{L}+",
    "segur(?:os|o (?:dental|paga|cubre|m[ée]dico)|adora\\p{L}*)|aseguran?za|(?:el|su|del|al) seguro|deducibles?|copagos?|coaseguro|primas?|cobertura|cubr\\p{L}+|cubier\\p{L}+|reembols\\p{L}+|ppo|hmo|hsa|fsa|medicare|medicaid|medi-cal|planes|plan (?:dental|de)|nuestro plan|su plan|m[áa]ximo anual|de su bolsillo",
  ],
  moneyBehind: [
    "de (?:descuento|inter[ée]s|financiamiento|dep[óo]sito|enganche|anticipo|ahorro|rebaja|impuesto|coaseguro|copago|recargo|comisi[óo]n|bonificaci[óo]n|apr)|menos en el precio|apr|anual|off|(?:del|de su|de la) (?:costo|coste|precio|tarifa|total|factura|saldo|cuenta)",
  ],
  moneyBefore: [
    "ahorr\\p{L}+ (?:hasta|cerca de|un)?",
    "(?:descuento|rebaja|inter[ée]s|tasa|dep[óo]sito|enganche|anticipo) (?:del?|al)",
    "(?:prevenci[óo]n|preventiv[oa]s?|(?:servicios |trabajos )?(?:b[áa]sic|mayor|mayores)[oa]?s?):?",
  ],
  substances: [
    "(?:de )?(?:per[óo]xido\\p{L}*(?: de (?:hidr[óo]geno|carbamida))?|agua oxigenada|clorhexidina|fluoruro(?: de sodio)?|fl[úu]or|[óo]xido nitroso|ox[íi]geno|alcohol|articaína|lidocaína|mepivacaína|benzocaína|epinefrina|nitrato de potasio|hipoclorito|yodo|povidona|xilitol|[áa]cido|agua|mineral(?:es)?|calcio|circonio|zirconio?|titanio|oro|plata|porcelana|cer[áa]mica|col[áa]geno|prote[íi]nas?|algod[óo]n|l[áa]tex|pureza|reciclad\\p{L}+|gel|soluci[óo]n|barniz|enjuague|concentraci[óo]n|mezcla|pasta|crema)",
  ],
  outcomes: [
    "[ée]xitos?|exitos\\p{L}+|superviv\\p{L}+|sobreviv\\p{L}+|efica\\p{L}+|efectiv(?:o|a|os|as|idad)|precis\\p{L}+|exact\\p{L}+|fiab\\p{L}+|confiabilidad|satisf\\p{L}+|content\\p{L}+|feli(?:z|ces)|recomiend\\p{L}+|recomendar[íi]a\\p{L}*|recomendaron",
    "previen\\p{L}+|prevenir|evit(?:a|an|ar|ó|aron)|reduc\\p{L}+|reduj\\p{L}+|disminu\\p{L}+|baja(?:n|r)?|elimin\\p{L}+|mat(?:a|an|ó)|destru\\p{L}+|quita(?:n|r)?|detect\\p{L}+|bloque\\p{L}+|proteg\\p{L}+|detien\\p{L}+|detuv\\p{L}+|deten\\p{L}+|aliv\\p{L}+|cur(?:a|an|ó|aron|ación)|san(?:a|an|ó|aron|ar)|cicatriz\\p{L}+|mejor(?:a|an|ó|aron|ar|ía)|recuper\\p{L}+|restaur\\p{L}+|restablec\\p{L}+|fortalec\\p{L}+|aclar(?:a|an|ó|aron)|blanque(?:a|an|ó)|salv(?:a|an|amos|ó)|conserv(?:a|an|amos|ó|aron)",
    "dur(?:a|an|ó|aron|ar)|en su (?:lugar|sitio|boca)|sigu?en?|fracas\\p{L}+|fall(?:a|an|ó|aron|as|o|os)|funcion(?:a|an|ó|aron|ar)|segur[oa]s?|indolor\\p{L}*|garant\\p{L}+|buenos resultados|oseointegra\\p{L}+|despega\\p{L}*|rompe\\p{L}*|desaparec\\p{L}+|gust(?:a|an|ó|aron)",
  ],
  outcomesOfCare: [
    "r[áa]pid\\p{L}+|fuerte\\p{L}*|bajaron|c[óo]mod\\p{L}+|sensibilidad|complicaci\\p{L}+|infecci\\p{L}+|alveolitis|hinchaz[óo]n|molestias?|dolor|efectos? secundarios?|cambi(?:ado|aron|ar)|reemplaz\\p{L}+|ayud\\p{L}+|mantien\\p{L}+|logr\\p{L}+|trat(?:a|amos|ó)|regres\\p{L}+|vuelv\\p{L}+|volver[íi]a\\p{L}*|califica\\p{L}*|report\\p{L}+|elegir[íi]a\\p{L}*|confí?a\\p{L}*|termin(?:a|an|ó|aron)|complet\\p{L}+|estables?|responde\\p{L}*|corrig\\p{L}+|ender\\p{L}+|sent(?:ido|ir|ía)|sient\\p{L}+",
  ],
  perfection: [
    "segur[oa]s?(?! (?:para|de que|antes))|efica\\p{L}+|efectiv[oa]s?|precis[oa]s?|exact[oa]s?|exitos[oa]s?|indolor\\p{L}*|sin dolor|garantizad\\p{L}+|de [ée]xito|de efectividad|de satisfacci[óo]n|biocompatibles?",
  ],
  care: [
    "implantes?|coronas?|carillas?|puentes?|dentaduras?|pr[óo]tesis|empastes?|rellenos?|selladores?|fl[úu]or|fluoruro|fluoraci[óo]n|barniz|blanqueamientos?|frenos|brackets|alineadores|invisalign|retenedor(?:es)?|endodoncias?|tratamientos? de conducto|extracciones?|extracci[óo]n|cirug[íi]as?|injertos?|l[áa]ser|esc[áa]ner(?:es)?|radiograf[íi]as?|tratamientos?|procedimientos?|terapias?|aparatos?|guardas?|protector(?:es)?|anestesia|sedaci[óo]n|limpiezas?|raspado|cepillos?|cepillado|cepillarse|hilo dental|irrigador|enjuagues?|pasta|gel|dispositivos?|tecnolog[íi]a|resinas?|incrustaci\\p{L}+|restauraci\\p{L}+|m[ée]todos?|t[ée]cnicas?|estudios cl[íi]nicos|sistemas?|ortodoncia|gu[íi]as?|nuestros pacientes|goma de mascar",
  ],
  practice: ["nuestr[oa]s?|nosotr[oa]s"],
  comparisons: ["(?:m[áa]s|menos)(?! (?:de )?(?:probab|posib|riesgo|propens|caries|enferm))"],
  lives: [
    "viven?|hablan?|vienen? de|es (?:bilingüe|mujer)|son (?:niñ|adult|mujer|hombr|jóven)\\p{L}*|tienen? (?:seguro|hijos)|trabajan? (?:en|cerca)|nos encontr\\p{L}+|paga[n]?",
  ],
  people: [
    "adultos?|niñ[oa]s?|niñez|j[óo]venes|adolescentes|bebés|mayores|ancianos|personas|poblaci[óo]n|mujeres|hombres|estadounidenses|americanos|latin[oa]s|hispan[oa]s|californianos|habitantes|hogares|familias|fumadores|estudiantes|escolares|padres|madres|embarazadas|deportistas|gente",
  ],
};
