/**
 * One sun, seen through a window on each section's ground (`sun.css`). Each window is cut as the section's paper is,
 * so what lies between two of them hides the sun.
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
