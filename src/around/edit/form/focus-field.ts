/** Opens everything around a field, and moves to it. If it is not shown, the nearest thing around it takes its place. */
export function focusField(name: string): void {
  for (let each = name; each !== ""; each = each.slice(0, each.lastIndexOf("/"))) {
    const field = document.getElementById(`field-${each}`);
    if (field === null) continue;
    for (
      let around = field.closest("details");
      around !== null;
      around = around.parentElement?.closest("details") ?? null
    )
      around.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
    return;
  }
}
