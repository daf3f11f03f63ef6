interface Props {
  text: string;
  afterHours: string | undefined;
}

/** When to call for help at once, and what to do while the office is closed, in plain view on every service page. */
export function EmergencyNote({ text, afterHours }: Props) {
  return (
    <div className="emergency-note">
      <p>{text}</p>
      {afterHours && <p>{afterHours}</p>}
    </div>
  );
}
