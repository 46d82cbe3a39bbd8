import { bezier, lengths, mix, type Point, sure } from '@toile/geometry'
import { cutCubic } from '../../pattern/cutCubic.ts'
import type { Step } from './round.ts'

/** An edge cut in two at so many millimetres from its start, by de Casteljau; the parts keep its shape together, and its name with First and Second. */
export function splitStep(from: Point, step: Step, at: number): readonly [Step, Step] {
  const [first, second] = [
    { ...step, id: `${step.id}First` },
    { ...step, id: `${step.id}Second` },
  ]
  const path = step.handles ? bezier(from, step.handles[0], step.handles[1], step.to, 200) : [from, step.to]
  const walked = lengths(path)
  const total = sure(walked.at(-1))
  if (!step.handles) return [{ ...first, to: mix(from, step.to, at / total) }, second]
  const share = walked.findIndex((length) => length >= at) / (path.length - 1)
  const { before, at: to, after } = cutCubic(from, step.handles, step.to, share)
  return [
    { ...first, handles: before, to },
    { ...second, handles: after },
  ]
}
