const rows = [-620, -500, -390, -290, -200, -120, -40, 40, 120, 200, 290, 390, 500, 620];

/** For the violet dawn: mist between hills, converging rows of lavender, one upright tree. */
export function LavenderHills() {
  return (
    <>
      <path d="M0 210q150-90 290-40t240-34 250 16 260-52 220 56 180-30V400H0Z" fill="var(--far)" opacity="0.6" />
      <path d="M0 250q190-60 360-22t330-20 300 10 240-34 210 28V400H0Z" fill="var(--far)" />
      <path d="M0 262q260 34 620 10t820-8v40H0Z" fill="var(--pale)" opacity="0.1" />
      <path d="M0 296q280-56 620-26t820-16V400H0Z" fill="var(--mid)" />
      <g fill="none" strokeLinecap="round">
        {rows.map((end, index) => (
          <path
            key={end}
            d={`M${720 + end * 0.3} 284Q${720 + end * 0.7} 310 ${720 + end * 2.2} 404`}
            stroke={index % 2 ? 'var(--lamp)' : 'var(--glow)'}
            strokeWidth={6 + Math.abs(end) / 60}
            strokeDasharray="1 13"
            opacity={0.34}
          />
        ))}
      </g>
      <g fill="var(--near)">
        <path d="M962 300q6-40 2-64l14-2q0 30 8 66Z" />
        <path d="M972 138q46-8 58 34 34 10 22 44-10 30-46 24-26 20-52 0-40 8-48-26-8-32 22-42 6-34 44-34Z" />
        <path d="M430 300v-22l26-20 26 20v22Z" />
        <path d="M498 300q-8-40 4-72 14 30 6 72ZM400 302q-7-32 3-58 12 26 5 58ZM1250 298q-9-44 4-78 14 34 6 78ZM1288 300q-7-34 3-60 12 28 5 60ZM180 304q-8-40 4-72 14 32 6 72Z" />
      </g>
      <path d="M450 276h11v12h-11z" fill="var(--lamp)" />
      <path
        d="M600 150q8-8 14 0 6-8 14 0M646 132q6-6 11 0 5-6 11 0M572 126q5-5 9 0 4-5 9 0"
        stroke="var(--near)"
        strokeWidth="2.5"
        fill="none"
      />
      <path d="M0 372q180-22 360-8t400-6 340 8 340-10v44H0Z" fill="var(--near)" />
      <path
        d="M40 380q4-34 0-54M70 380q-4-26 4-46M330 376q4-30 0-50M358 378q-4-24 4-40M1040 376q4-34 0-54M1076 378q-5-28 4-46M1340 374q4-32 0-52M1372 376q-4-26 5-44"
        stroke="var(--near)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}
