declare const notes: Readonly<Record<string, string>>;
export default notes;
