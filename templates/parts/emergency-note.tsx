/** When to call for help at once, in plain view on every page about a treatment. */
export function EmergencyNote({ text }: { text: string }) {
  return <p className="emergency-note">{text}</p>;
}
