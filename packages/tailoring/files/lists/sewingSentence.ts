import type { SewingStep, StepKind } from './sewingSteps.ts'

const acts: Readonly<Record<StepKind, string>> = {
  fuse: 'Fuse',
  dart: 'Sew the darts of',
  pleat: 'Lay and baste the pleats of',
  pocketHem: 'Turn in the upper edge of',
  pocket: 'Make the pocket:',
  yoke: 'Sew the yoke:',
  opening: 'Make the opening:',
  panel: 'Sew the panels together:',
  center: 'Sew the center seam:',
  shoulder: 'Sew the shoulder seam:',
  side: 'Sew the side seam:',
  inseam: 'Sew the inseam:',
  crotch: 'Sew the crotch seam:',
  sleeveSeam: 'Close the sleeve:',
  sleeve: 'Set in the sleeve:',
  ring: 'Close to a ring:',
  collar: 'Sew on the collar or neck finish:',
  facing: 'Sew on the facing:',
  join: 'Join',
  waist: 'Sew on the waistband:',
  cuff: 'Sew on',
  lining: 'Sew the lining:',
  seam: 'Sew',
  hem: 'Turn up the hem of',
}

/** Up to these, a run that is longer is sewn without a word, or eased in. */
const [even, eased] = [1.003, 1.06]

/** A step of sewing in an English sentence. */
export function sewingSentence(step: SewingStep): string {
  const { kind, pieces, to, times, allowance } = step
  const others = to.filter((name) => !pieces.includes(name))
  const joined = others.length > 0 ? `${listed(pieces)} to ${listed(others)}` : listed(pieces)
  const turned = kind === 'hem' || kind === 'pocketHem' ? `${Math.round(allowance)} mm` : fullnessOf(step)
  const often = times > 1 ? `${times} times` : ''
  return `${acts[kind]} ${[joined, turned, often].filter(Boolean).join(', ')}.`
}

/** What becomes of the longer of two runs. */
function fullnessOf({ pieces, to, fullness, rib }: SewingStep): string {
  const [longer, shorter] = fullness >= 1 ? [pieces, to] : [to, pieces]
  const more = Math.max(fullness, 1 / fullness)
  if (more <= even) return ''
  if (rib) return `stretch ${listed(shorter)} by ${percent(more - 1)}`
  return more <= eased ? `ease in ${percent(more - 1)}` : `gather or pleat ${listed(longer)} to ${percent(1 / more)}`
}

const percent = (share: number) => `${Math.round(100 * share)} %`

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
