import { defineMotion } from './motion.ts'

const round = 2.4

/** The weight goes from hip to hip, the feet stay. */
export const sway = defineMotion({
  id: 'sway',
  label: 'Sway',
  round,
  turnsRound: false,
  moment(seconds, { rest }) {
    const phase = Math.sin((seconds / round) * 2 * Math.PI)
    const { pelvis, chest } = rest
    const gesture = {
      ...rest,
      pelvis: { ...pelvis, shift: pelvis.shift + 0.12 * phase, tilt: pelvis.tilt - 5 * phase },
      chest: { ...chest, tilt: chest.tilt + 4 * phase },
    }
    return { gesture, at: [0, 0], planted: [true, true] }
  },
})
