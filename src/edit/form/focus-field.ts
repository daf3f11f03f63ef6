/** Opens everything around a field, and moves to it. If it is not shown, the nearest thing around it takes its place, or the form. */
export function focusField(name: string): void {
  for (let each: string | undefined = name; each !== undefined; each = around(each)) {
    const field = document.getElementById(`field-${each}`);
    if (field === null) continue;
    for (let closed = field.closest("details:not([open])"); closed; closed = field.closest("details:not([open])"))
      closed.setAttribute("open", "");
    field.focus();
    field.scrollIntoView({ block: each === "" ? "start" : "center" });
    return;
  }
}

/** The name of what is around a field: that of the form is empty, and nothing is around it. */
const around = (name: string): string | undefined =>
  name === "" ? undefined : name.slice(0, Math.max(0, name.lastIndexOf("/")));
