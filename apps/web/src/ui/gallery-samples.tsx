/** Stand-ins for what the art draws, so that this page needs nothing but the parts themselves. */
const BIB = 'M11.5 2.5h4c0 5.6 9 5.6 9 0h4c.2 6.6 2.6 10.4 7.5 12V41.5H4v-27c4.9-1.6 7.3-5.4 7.5-12z'

export function SampleBib({ team, height = 34 }: { team: 1 | 2 | 3 | 4; height?: number }) {
  return (
    <svg width={(height * 40) / 44} height={height} viewBox="0 0 40 44" aria-hidden="true">
      <path d={BIB} fill={`var(--team-${team})`} stroke="var(--bib-line)" strokeWidth="2.2" />
      <text
        x="20"
        y="33"
        textAnchor="middle"
        fontSize="18"
        fontWeight="700"
        fill={`var(--team-${team}-number)`}
      >
        {team}
      </text>
    </svg>
  )
}

export function SampleGround({ ball = true }: { ball?: boolean }) {
  return (
    <svg viewBox="0 0 360 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="150" fill="var(--turf-a)" />
      <path d="M0 0h60v150H0zM120 0h60v150h-60zM240 0h60v150h-60z" fill="var(--turf-b)" />
      <path d="M180 0v150" stroke="#fff" strokeWidth="3" />
      <circle cx="180" cy="75" r="52" fill="none" stroke="#fff" strokeWidth="3" />
      {ball && <circle cx="206" cy="62" r="9" fill="#fff" stroke="#0b2019" strokeWidth="2" />}
    </svg>
  )
}

export const LONG_NAME = 'Maximiliana-Konstanze Schwarzenberg-Featherstonehaugh'
