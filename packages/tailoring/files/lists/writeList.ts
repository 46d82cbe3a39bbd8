import { sure } from '@toile/geometry'
import { cuttingList } from './cuttingList.ts'
import type { SizeWithCloth } from './handOverTables.ts'
import { sewingSentence } from './sewingSentence.ts'
import { sewingSteps } from './sewingSteps.ts'

/** What is cut and in which order it is sewn, in words to be printed and read at the table; lengths are centimetres. */
export function writeList(title: string, sizes: readonly SizeWithCloth[]): string {
  const { pattern } = sure(sizes[0])
  const cut = cuttingList(pattern).map(({ name, of, drawn, mirrored, onFold }) => {
    const pair = mirrored > 0 ? `, ${mirrored} of them mirrored` : ''
    return `- ${drawn + mirrored} × ${name}, ${of}${pair}${onFold ? ', on the fold' : ''}`
  })
  const steps = sewingSteps(pattern).map((step, i) => `${i + 1}. ${sewingSentence(step)}`)
  const cloth = sizes.flatMap(({ name, cloth: all }) =>
    all.map(({ of, width, marker }) => {
      const wide = marker.tooWide.length > 0 ? `; wider than that: ${marker.tooWide.join(', ')}` : ''
      return `- ${name}: ${(marker.length / 10).toFixed(0)} cm of ${of}, ${width / 10} cm wide${wide}`
    }),
  )
  return `${[title, '', 'Cut', ...cut, '', 'Cloth', ...cloth, '', 'Sew', ...steps].join('\n')}\n`
}
