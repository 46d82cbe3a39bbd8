import { type Light, studioLight } from './light.ts'

/** A light by its name. */
export interface LightPreset {
  id: string
  label: string
  light: Light
}

const lamp = (from: number, height: number, soft: number, warm: number, strength = 1) => ({
  from,
  height,
  soft,
  warm,
  strength,
  gel: null,
})

/** Lights that are chosen by name, in the order of the screen (requirement S1.08). */
export const lightPresets: readonly LightPreset[] = [
  { id: 'studioLeft', label: 'Studio, from the left', light: studioLight },
  { id: 'studioRight', label: 'Studio, from the right', light: { ...studioLight, key: lamp(42, 41, 0.55, 0.05) } },
  { id: 'even', label: 'Even', light: { key: lamp(335, 58, 1, 0), second: null, fill: 0.6, rim: 0 } },
  { id: 'window', label: 'Window', light: { key: lamp(285, 30, 0.7, -0.1), second: null, fill: 0.3, rim: 0 } },
  { id: 'noon', label: 'Noon', light: { key: lamp(350, 35, 0.06, 0.1, 1.1), second: null, fill: 0.25, rim: 0 } },
  {
    id: 'goldenHour',
    label: 'Golden hour',
    light: { key: lamp(75, 20, 0.25, 0.85, 1.1), second: null, fill: 0.25, rim: 0.35 },
  },
  {
    id: 'nightNeon',
    label: 'Night, neon',
    light: {
      key: { ...lamp(290, 22, 0.3, 0, 0.52), gel: { r: 255, g: 72, b: 176 } },
      second: { ...lamp(80, 20, 0.3, 0, 0.44), gel: { r: 60, g: 196, b: 255 } },
      fill: 0.08,
      rim: 0.5,
    },
  },
]
