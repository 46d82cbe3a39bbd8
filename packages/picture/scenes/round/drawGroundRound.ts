import type { Color } from '@toile/fashion/colors/color.ts'
import { boundsOf } from '@toile/geometry'
import { footArt } from '../../people/round/feet/footArt.ts'
import { openFoot } from '../../people/round/feet/openFoot.ts'
import { shoeCuts } from '../../people/round/feet/shoeCuts.ts'
import type { Stage } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import type { Stood } from './standIn.ts'

/** How far a shadow reaches beyond its sole, in heads. */
const beyond = { across: 0.2, down: 0.11 } as const

/** Puts a contact shadow under each shoe and the ground behind all that is drawn, after it. */
export function drawGroundRound(stage: Stage, { posed, look }: Stood, ground: Color): void {
  const { context, scale } = stage
  context.save()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'rgba(40,34,48,.13)'
  for (const leg of [0, 1] as const) {
    const cut = shoeCuts[look.shoe]
    const { sole } = footArt(openFoot(posed, leg, cut), posed.legs[leg].ruler, cut)
    const { left, right, bottom } = boundsOf(...sole)
    const [x, y] = stage.place([(left + right) / 2 + 0.12, bottom - 0.09])
    context.beginPath()
    context.ellipse(x, y, ((right - left) / 2 + beyond.across) * scale, beyond.down * scale, 0, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = css(ground)
  context.fillRect(0, 0, stage.width, stage.height)
  context.restore()
}
