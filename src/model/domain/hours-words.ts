/** The meaning of a word in a line of opening hours. A word that `joins` has none, and one that is `apart` begins another part. */
export type HoursRole =
  | ("everyDay" | "workdays" | "weekend" | "holiday")
  | ("allDay" | "always" | "closed" | "noon" | "midnight")
  | ("am" | "pm" | "amBefore" | "pmBefore")
  | ("to" | "and" | "line" | "joins" | "apart" | "except" | "exceptAfter");

/** Words of all languages, as those of each below: a role and then patterns of words with bars between them. */
const common = String.raw`
    to [-–—―‐‑−~〜ー] ; and [&+・、,;/|] ; line \n ; everyDay 7/7|7j/7 ; allDay 24h/24|24/24|24h ; always 24/7 ; am am|a\.m|a\. m ;
    pm pm|p\.m|p\. m ; joins [)\]】*.:_。·] ; apart [(\[【]`;

/** Words by language. The days are from Monday to Sunday, in forms that `Intl` does not give, with blanks between them. */
const wordsByLanguage: Readonly<Record<string, string>> = {
  en: String.raw`
    days mo|m tu|tues|t we|weds|w th|thur|thurs fr|f sa su ; everyDay daily|every day|(?:7|seven) days a week ; workdays weekdays ;
    weekend weekends? ; holiday (?:bank|public) holidays|holidays ; to to|through|thru|until|till ; and and ; except except ;
    joins from|on|between|at|the|open|opening|office|business|practice|clinic|opening times|hours|late-night|emergency|dentist|our|is|we are|we're ;
    closed closed ; allDay 24 hours|around the clock ; noon (?:12 )?(?:noon|midday) ; midnight (?:12 )?midnight`,
  es: String.raw`
    days lu|l ma mi|x ju|j vi|v sa|s do|d ; everyDay todos los días|diario|diariamente ;
    workdays entre semana|días hábiles|días laborables ; weekend fin(?:es)? de semana ; holiday festivos|feriados ; to a|al|hasta ;
    and y|e ; except excepto|salvo ;
    joins de|desde|del|las?|los|el|entre|horarios?|atención|urgencias|abiertos?|abrimos|ininterrumpidamente ;
    closed cerrad[oa]s?|cerramos ; allDay 24 horas ; noon mediodía ;
    midnight medianoche`,
  de: String.raw`
    days mo|montags di|dienstags mi|mittwochs do|donnerstags fr|freitags sa|samstags|sonnabends? so|sonntags ; everyDay täglich ;
    weekend wochenende ; holiday feiertage?n?|feiertags ; to bis ; and und|u|sowie ; closed geschlossen ;
    allDay rund um die uhr|24 stunden ; except außer|ausser ;
    joins von|ab(?= \d+ bis)|uhr|öffnungszeiten|sprechzeiten|ordinationszeiten|ordination|sprechstunden?|zusätzlich|auch|am|zahnärztlicher|notdienst|unsere|sind|ist|die|wir haben ;
    noon mittags? ; midnight mitternachts?`,
  fr: String.raw`
    days lu ma me je ve sa di ; everyDay tous les jours|7 jours sur 7 ; workdays en semaine|jours ouvrés ; weekend week-ends? ;
    holiday jours fériés|fériés ; to à|au|jusqu'à|jusqu'au ; and et|puis ; closed fermée?s? ;
    joins de|du|des|les?|la|d'ouverture|horaires|heures|ouverte?s?|ouverture|cabinet|le|urgences|dentaires|nous sommes|uniquement ;
    allDay 24 heures(?: sur 24)?|h24 ; noon midi ; midnight minuit ; except sauf`,
  it: String.raw`
    days lu ma me gi ve sa do ; everyDay tutti i giorni|7 giorni su 7 ; holiday festivi ;
    to a|al|alle|fino alle ; and e|ed ; closed chius[oaie] ; allDay 24 ore(?: su 24)? ; except tranne|escluso ;
    joins dal?|dalle|ore|il|la|aperto|orario|orari|di|apertura|continuato|studio|pronto soccorso|odontoiatrico|siamo|aperti ;
    noon mezzogiorno ; midnight mezzanotte`,
  pt: String.raw`
    days 2a|segundas? 3a|terças? 4a|quartas? 5a|quintas? 6a|sextas? sábados? domingos? ;
    everyDay todos os dias(?: da semana)?|diariamente ; workdays dias úteis ; weekend fins? de semana ; holiday feriados ;
    to a|às|as|até|ao?|à ; and e ; closed fechad[oa]s?|encerrad[oa]s? ; allDay 24 horas ;
    joins das?|de|os?|à|ao|aos|feiras?|-feiras?|horário|funcionamento|atendimento|abert[oa]s?|urgências|min|nosso|é|aos ;
    noon meio-dia ; midnight meia-noite ; except exceto`,
  nl: String.raw`
    days ma di wo do vr|vrij za zo|zon- ; everyDay dagelijks|7 dagen per week|elke dag ; workdays werkdagen|doordeweeks ;
    weekend (?:het )?weekend ; holiday feestdagen ; to tot en met|t/m|tot ; and en ; closed gesloten|dicht ;
    allDay 24 uur(?: per dag)? ;
    joins van|op|om|uur|openingstijden|openingsuren|open|geopend|ook|verder|praktijk|spoedtandarts|en verder|onze|de|is|tussen ;
    noon 12 uur 's middags ; midnight middernacht ; except behalve`,
  pl: String.raw`
    days pn|poniedziałku|poniedziałki wt|wtorku|wtorki śr|środę|środy|środa cz|czw|czwartku|czwartki pt|piątku|piątki|piątek sb|sob|soboty|sobotę nd|ndz|niedz|niedziele|niedzielę|niedziela ;
    everyDay codziennie|7 dni w tygodniu ; workdays dni robocze|w dni robocze ; weekend weekendy? ; holiday święta ; to do ;
    and i|oraz ; closed nieczynn[eay]|zamknięte ; allDay całodobowo|24 godziny ;
    joins od|w|we|godz|godzin[yae]*|g|otwarcia|gabinet|czynny|przyjmujemy|dyżur|nocny|pogotowie|stomatologiczne|przyjęć|przychodnia|jest|czynna|godzinach ;
    noon południe ; midnight północ|północy ; except oprócz|z wyjątkiem`,
  ja: String.raw`
    days 月曜日?|月 火曜日?|火 水曜日?|水 木曜日?|木 金曜日?|金 土曜日?|土 日曜日?|日 ; everyDay 毎日|年中無休 ; workdays 平日 ; weekend 土日|週末 ; holiday 祝日|祝 ; to から ;
    and および|と ; closed 休診日?|定休日?|休み ; allDay 24時間 ; exceptAfter を除く ; amBefore 午前 ; pmBefore 午後|夜 ;
    joins 診療時間|診療日|診療|時間|は|まで|対応|受付 ; noon 正午 ; midnight 深夜0時`,
  he: String.raw`
    days ו?שני|ב'|ב ו?שלישי|ג'|ג ו?רביעי|ד'|ד ו?חמישי|ה'|ה ו?שישי|ו'|ו [וב]?שבת|ש' ו?ראשון|א'|א ; everyDay כל יום|7 ימים בשבוע ;
    to עד|ל- ; and ו- ; closed סגור|סגורה ; allDay 24 שעות ;
    joins ימים|ימי|יום|בימים|בין השעות|ו?משעה|שעות|פתיחה|קבלה|פתוח|מ-|מרפאת|חירום|השעות|המרפאה|פועלת|ביום|בשעות|המרכז|פעיל ;
    noon צהריים ; midnight חצות`,
  zh: String.raw`
    days (?:週|周|星期|禮拜)?一 (?:週|周|星期|禮拜)?二 (?:週|周|星期|禮拜)?三 (?:週|周|星期|禮拜)?四 (?:週|周|星期|禮拜)?五 (?:週|周|星期|禮拜)?六 (?:週|周|星期|禮拜)?[日天] ;
    everyDay 每日|每天|全年無休 ; workdays 平日 ; holiday (?:公眾|國定)假[期日] ; to 至|到 ; and 及|和|與 ; closed 休診|公休|休息 ; allDay 24小時 ; exceptAfter 除外 ;
    amBefore 上午|早上 ; pmBefore 下午|晚上|晚間|夜間|中午(?=\s?\d) ; joins 門診時間|門診|看診時間|營業時間|時間|急診|為 ; noon 中午 ; midnight 午夜`,
};

/** Languages in which hours are read. */
export const languagesOfHours = Object.keys(wordsByLanguage);

/** Returns patterns of the words of a language by what they say, with those that all languages share; `days` are those of the seven days. */
export function hoursWordsIn(language: string): { days: string[]; roles: Map<HoursRole, string> } {
  const roles = new Map<string, string>();
  for (const entry of `${wordsByLanguage[language] ?? ""} ; ${common}`.split(/ ;\s/)) {
    const [role = "", ...words] = entry.trim().split(" ");
    roles.set(role, [roles.get(role), words.join(" ")].filter(Boolean).join("|"));
  }
  const { days = "", ...others } = Object.fromEntries(roles);
  return { days: days.split(" "), roles: new Map(Object.entries(others) as [HoursRole, string][]) };
}
