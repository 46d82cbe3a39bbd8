import { type Color, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import type { SceneId } from '@toile/craft/moods/materials.ts'
import type { PlateOf } from '@toile/craft/moods/plate.ts'
import { openChance } from '@toile/geometry'
import type { PaintPlate } from './platePaint.ts'
import { bokeh, dusk, hills, sky } from './scenes/air.ts'
import { concrete, dunes, marble, pool, wood } from './scenes/plateGrounds.ts'
import { bloom, pressed } from './scenes/plants.ts'
import type { PaintScene } from './scenes/paintScene.ts'
import { windowLight } from './scenes/windowLight.ts'

/** Who paints each scene. */
const paintScene: Readonly<Record<SceneId, PaintScene>> = {
  sky,
  dusk,
  hills,
  pool,
  dunes,
  window: windowLight,
  wood,
  marble,
  concrete,
  bokeh,
  pressed,
  bloom,
}

/** A plate of light and matter in the colours of the board; its first colour is the accent (requirement S5.14). */
export const paintLight: PaintPlate<PlateOf<'light'>> = ({ scene, colors, seed }, { width, height }) => {
  const tones = [...colors].sort((a, b) => lightnessChromaHue(a).lightness - lightnessChromaHue(b).lightness)
  return paintScene[scene]({
    width,
    height,
    tones,
    accent: scene === 'pool' || scene === 'sky' ? coolest(colors) : colors[0],
    chance: openChance(seed),
  })
}

/** The colour that is nearest to water and air. */
function coolest(colors: readonly Color[]): Color {
  const cool = (color: Color) => {
    const { chroma, hue } = lightnessChromaHue(color)
    return chroma * Math.cos(((hue - 225) * Math.PI) / 180)
  }
  return colors.reduce((best, color) => (cool(color) > cool(best) ? color : best))
}
