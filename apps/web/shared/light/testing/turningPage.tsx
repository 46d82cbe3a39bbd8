import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { ShotCanvas } from '../../../features/making/products/shot/ShotCanvas.tsx'
import { plainDesign } from './plainDesign.ts'

const acts: string[] = []
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (this: Worker, message: { act: string }, ...rest: []) {
  acts.push(message.act)
  Reflect.apply(post, this, [message, ...rest])
}

const shot = shotSchema.parse({ presentation: 'hanger', ground: { kind: 'plaster' } })
const place = document.createElement('div')
place.style.cssText = 'position:relative;width:160px;height:200px'
document.body.append(place)
const root = createRoot(place)
const show = (light: Shot['light']) =>
  flushSync(() =>
    root.render(
      <ShotCanvas
        turns
        order={{ kind: 'product', design: plainDesign, shot: { ...shot, light }, width: 160, height: 200 }}
      />,
    ),
  )
const frame = () => new Promise((done) => requestAnimationFrame(done))

const page = {
  /** Shows the picture as it is first. */
  begin: () => show(shot.light),
  /** Turns its lamp for so many frames; gives what the worker was asked meanwhile, the frames in which its light was drawn live, and how often frames were so late that the lamp seemed to rest. */
  async turn(frames: number) {
    const before = acts.length
    let live = 0
    let rests = 0
    for (let n = 0; n < frames; n++) {
      show({ ...shot.light, key: { ...shot.light.key, from: (n * 11) % 360 } })
      const began = performance.now()
      await frame()
      await frame()
      if (performance.now() - began > 450) rests++
      if (document.querySelector('canvas[data-lit]')) live++
    }
    return { live, rests, asked: acts.slice(before) }
  },
  asked: () => [...acts],
}

/** What the page offers to a test. */
export type TurningPage = typeof page

Object.assign(globalThis, page)
