const ROWS = [
  { y: 74, status: 'yellow', title: 118, line: 176 },
  { y: 126, status: 'green', title: 96, line: 150 },
  { y: 178, status: 'green', title: 132, line: 164 },
  { y: 230, status: 'red', title: 88, line: 140 },
] as const;

/** The meetings screen as a drawing: sidebar, list, one status each. */
export function DemoDrawing(): React.JSX.Element {
  return (
    <svg className="demo-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <rect className="demo-drawing__window" x="1" y="1" width="478" height="298" rx="12" />
      <path className="demo-drawing__line" d="M112 1v298M112 44h367" />
      <rect className="demo-drawing__accent" x="16" y="16" width="16" height="16" rx="4" />
      <rect className="demo-drawing__text" x="40" y="20" width="46" height="8" rx="4" />
      <rect className="demo-drawing__wash" x="10" y="58" width="92" height="26" rx="7" />
      {[67, 101, 135, 169].map((y, index) => (
        <rect
          key={y}
          className={index === 0 ? 'demo-drawing__accent' : 'demo-drawing__text'}
          x="22"
          y={y}
          width={[58, 44, 64, 50][index]}
          height="8"
          rx="4"
        />
      ))}
      <rect className="demo-drawing__strong" x="130" y="17" width="92" height="10" rx="5" />
      <rect className="demo-drawing__accent" x="384" y="12" width="80" height="20" rx="6" />
      {ROWS.map(({ y, status, title, line }) => (
        <g key={y}>
          <circle className="demo-drawing__person" cx="146" cy={y + 8} r="13" />
          <rect className="demo-drawing__strong" x="172" y={y - 2} width={title} height="9" rx="4.5" />
          <rect className="demo-drawing__text" x="172" y={y + 14} width={line} height="7" rx="3.5" />
          <rect className={`demo-drawing__${status}`} x="396" y={y - 2} width="68" height="19" rx="9.5" />
          <path className="demo-drawing__line" d={`M130 ${y + 34}h334`} />
        </g>
      ))}
    </svg>
  );
}
