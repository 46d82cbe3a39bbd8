import { ringPath } from '@toile/picture/reading/trace/ringPath.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'

/** The outline as a drawing program opens it: its curves, with stretches and bridges that are doubtful dashed. */
export function outlineSvg({ width, height, outline }: TracedNote): string {
  const line = (path: readonly (readonly [number, number])[]) =>
    `<polyline points="${path.map((at) => at.join(',')).join(' ')}" fill="none" stroke="#c77700" stroke-dasharray="6 5"/>`
  const rings = (outline?.rings ?? []).map((ring) => ringPath(ring)).join('')
  const doubts = [...(outline?.doubtful ?? []), ...(outline?.bridges ?? [])].map(line).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${rings}" fill="#fff" fill-rule="evenodd" stroke="#000"/>${doubts}</svg>\n`
}
