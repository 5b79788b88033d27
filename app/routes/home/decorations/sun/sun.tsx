/**
 * One sun, visible through a window on each section's background (`sun.css`). Each window has the outline of its section,
 * so anything between two windows hides the sun.
 */
function Sun() {
  return (
    <div className="daylight" aria-hidden="true">
      <div className="daylight-track" />
      {['why', 'residents', 'reviews'].map(section => (
        <div key={section} className={`rings sky sky-${section}`}>
          <div className="sun" />
        </div>
      ))}
    </div>
  );
}

export { Sun as Backdrop };
