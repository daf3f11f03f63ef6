import { expect, test } from "vitest";
import { isUrgentTreatment } from "../../../src/steps/check/how-soon.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { runHere } from "../../support/run-here.ts";

/* Titles that dental practices give their services, in English and Spanish. The first half of each list is from their sites. */

const listTitles = (text: string): string[] =>
  text
    .split(/\n| · /)
    .map((title) => title.trim())
    .filter(Boolean);

/** On surgery, roots, gums, implants or sedation. */
const urgent = `
  Wisdom Teeth Extraction · Root Canal Therapy · Endodontic Retreatment · Apicoectomy (Root-End Surgery) · General Anesthesia
  Nitrous Oxide · General Sedation / IV Sedation · Scaling & Root Planing · Gingivitis Treatment · Osseous Surgery
  Crown Lengthening · Root Canal Anterior · Simple Extraction · Surgical Extraction · Impacted Extraction
  Bone Graft with Extraction · Implant · Implant Abutment · Dental Implants · All-on-4 Dental Implants · Oral Surgery
  Sedation Dentistry · Tooth Extraction · 3D Computer-Guided Implants · Pain-Free Sedation Dentistry · Oral Surgery & Extractions
  What to Expect after Wisdom Tooth Removal · Qué esperar después de una extracción · Periodontics · Routine Extractions · Intravenous Sedation · Root Planing & Scaling · Mini Implants
  Third Molar (Wisdom Teeth Extractions) · Non-Surgical Periodontal Therapy · Impacted tooth removal
  Deep cleaning, 4+ teeth per quadrant · Limpieza dental profunda · Extraccion de muela · Endodoncia · Implante dental
  Cirugía oral · Tratamiento de enfermedad periodontal · Periodoncia y Tejidos Circundantes · Sedación consciente · Root Canals
  Root canal treatment & retreatment · Endodontics · Tooth Extractions · Wisdom Teeth · Wisdom Tooth Removal
  Simple and Surgical Extractions · Oral & Maxillofacial Surgery · Bone Grafting · Bone Augmentation · Socket Preservation
  Ridge Augmentation · Sinus Lift · Sinus Augmentation · Full Mouth Extractions · Mini Dental Implants · Implant Supported Dentures
  Implant-Retained Overdentures · All-on-X and All-on-4 · All on Xs · Failed Implant Treatment · Implant Crowns · Gum Treatment
  Gum Disease Treatment · Gum Grafts · Gum Contouring · Gingival Gum Contouring · Laser Gum Therapy · Periodontal Therapy
  Scaling and Root Planing · Deep Cleaning · Pocket Reduction Surgery · Frenectomy · Tongue-Tie Release · Apicoectomy
  Pulpotomy for children · Sedation · IV Sedation · Nitrous Oxide (Laughing Gas) · Oral Conscious Sedation · Oral Biopsy
  Gingivectomy · Receding Gums · Guided Implant Surgery · After your extraction · Tratamiento de conducto
  Tratamiento de conductos radiculares · Extracciones · Extracción de muelas del juicio · Cirugía de encías · Injerto de hueso
  Injerto óseo · Elevación de seno maxilar · Alargamiento de corona · Alargamiento coronario · Implantes dentales · Implantes
  Dentaduras sobre implantes · Periodoncia · Tratamiento de las encías · Enfermedad de las encías · Limpieza profunda
  Raspado y alisado radicular · Sedación · Óxido nitroso · Anestesia general · Frenectomía · Canal de raíz · Tratamiento de nervio
  Todo en 4
`;

/** On anything else, some with a word of the others. */
const others = `
  Cleanings & Hygiene Treatment · Sealants · Emergency Dentistry Services · Crowns & Bridges · Traumatic Dental Injuries
  Cracked Tooth Treatment · Perio Consult · Limited Exam · Comprehensive Exam · Bitewings · Full Mouth X-Ray · Panoramic X-Ray
  Cone Beam · Oral Cancer Screening · Prophylaxis Adult · Fluoride · Space Maintainer · Composite Filling · Porcelain Crown
  Build-Up · Veneers · Bridge · Dentures · Palliative Treatment · Consultation · Occlusal Guard · Full Mouth Debridement
  Periodontal Maintenance · Arestin · Cosmetic Dentistry · Porcelain Veneers · Invisalign · Emergency Dentistry · Teeth Whitening
  Pediatric Dentistry · Preventive Dentistry · Family Dental Care · Full-Arch Smile Makeovers · Orthodontics · Oral and Nutritional
  TMJ Treatment · Bridges & Dentures · Same-Day Crowns · Preventive Care · 3D Cone Beam CT · Digital Radiography · Soft-Tissue Laser
  Oral Hygiene Instruction · Partial Denture · Full Denture · Mouth Debridement · Perio Maintenance
  Hygiene & Periodontal Maintenance · Gum health · Periodontal Screening (Measuring Pocket Depths) · Plaque Control Instructions
  Snore Guards · Orthodontic Consultation · Ortodoncia · Blanqueamiento dental · Reconstrucción dental · Corona dental
  Puente dental · Relleno dental · Limpieza dental · Resina compuesta · Check-ups and Cleanings · Dental Cleanings · Crowns
  Dental Crowns and Bridges · Fillings · Tooth-Colored Fillings · Inlays and Onlays · Fluoride Treatments · Partial Dentures
  Dentures without Implants · Clear Aligners · Braces · Night Guards · Mouth Guards · Sleep Apnea Treatment
  Snoring and Sleep Apnea · Children's Dentistry · Family Dentistry · Smile Makeover · Smile Design · Bonding · Dental Exams
  Digital X-rays · 3D Imaging · CBCT Scans for Implants · 3D Image CT Scans · Intraoral Scanners · Intraoral Cameras
  Digital Implant Planning · Surgical Guides · 3D-printed Surgical Guides · Soft Tissue Lasers · Laser Dentistry · Biolase Laser
  3D Dental Printers · CEREC · Botox · Periodontal Exams · Gum Health · Healthy Teeth and Gums · Preventing Gum Disease
  Brushing and Gum Care · Alternatives to Root Canals · Alternatives to Implants · Cost of Dental Implants · Implants vs. Bridges
  Implant Consultation · Second Opinions on Extractions · Insurance and Financing · Needle-free anesthesia · 3 Signs You Need a Root Canal
  What Is the Treatment for Gum Disease? · Why Choose Implants · 3 Benefits to Implant-Retained Dentures · How Long Do Implants Last?
  Understanding Gum Disease · Symptoms of Gum Infection · ¿Qué es una endodoncia? · Señales de periodontitis · Beneficios de los implantes · Local Anesthesia
  Numbing · Drill-Free Dentistry · Sedation-free care for anxious patients · Dental Anxiety · Whitening a Tooth after a Root Canal
  Crowns after Root Canals · Amalgam Removal · Stain Removal · Desensitizing · Dry Mouth · Bad Breath · Toothache · Bridges
  Geriatric Dentistry · Teledentistry · Nutrition Counseling · Space Maintainers · Retainers · Chewing Gum and Teeth · Impressions
  Full Mouth Reconstruction · Restorative Dentistry · Digital Smile Preview · Mercury-Safe Dentistry · Fluoride-free options
  Non-surgical facial rejuvenation · Tooth-Colored Crowns · Desgaste dental · Limpiezas · Limpiezas y revisiones · Empastes
  Coronas · Carillas · Blanqueamiento · Selladores · Brackets · Dentaduras · Dentaduras sin implantes · Odontopediatría · Urgencias
  Protectores nocturnos · Encías sanas · Salud de las encías · Prevención de la enfermedad de las encías · Costo de los implantes
  Planificación de implantes · Radiografías · Tomografía para implantes · Revisión de encías · Mantenimiento periodontal
  Alternativas a la extracción · Anestesia local · Puentes · Corona después de una endodoncia · Extracción de sarro
  Odontología sin cirugía
`;

test("titles on surgery, roots, gums, implants and sedation are known", () => {
  expect(listTitles(urgent).filter((title) => !isUrgentTreatment(title))).toEqual([]);
});

test("no other title is taken for one", () => {
  expect(listTitles(others).filter(isUrgentTreatment)).toEqual([]);
});

/** What texts say of when to call. */
const saying = [
  "Call us at once if the bleeding goes on.",
  "If you have a fever, call (503) 555-0187.",
  "If bleeding does not stop, call us.",
  "Llámenos si tiene fiebre.",
];

test("only services with a text that says nowhere when to call are reported", async () => {
  const write = (lines: string): string =>
    `---\nmainTitleText: Extractions\n${lines}metaDescription: Why a tooth may have to come out, and how you heal.\n---\n`;
  const text = "title: A tooth comes out\ndescription: Some teeth cannot be kept, and this says why.\n";
  const site = makeLittleSite({
    "site/services/bridges.md": write(""),
    "site/services/sealants.md": write(text),
    "site/services/Whitening.md": write(`${text}howSoon:\n  today:\n    - A fever\n`),
    ...Object.fromEntries(saying.map((each, index) => [`site/services/said-${index}.md`, `${write(text)}${each}\n`])),
  });
  const { stderr } = await runHere(["check"], { cwd: site.root });
  expect(stderr).toMatch(/^advice page\/no-how-soon, 1 place\..*\n {2}site\/services\/sealants\.md:2:16 /m);
});
