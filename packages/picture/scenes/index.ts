import { drawFlat } from './drawFlat.ts'
import { drawLook } from './drawLook.ts'
import { defineScene } from './scene.ts'

/** Every way of showing a design, in the order of the screen. */
export const scenes = [
  defineScene({
    id: 'look',
    label: 'Front',
    version: 2,
    draw: ({ host, design, sources, cache, width, height }) =>
      drawLook(host, design, sources, { width, height }, cache),
  }),
  defineScene({
    id: 'back',
    label: 'Back',
    version: 2,
    draw: ({ host, design, sources, cache, width, height }) =>
      drawLook(host, design, sources, { width, height, view: 'back' }, cache),
  }),
  defineScene({
    id: 'cutOut',
    label: 'Transparent ground',
    version: 2,
    draw: ({ host, design, sources, cache, width, height }) =>
      drawLook(host, design, sources, { width, height, transparent: true }, cache),
  }),
  defineScene({
    id: 'flat',
    label: 'Technical flat, front',
    version: 2,
    draw: ({ host, design, sources, width, height }) => drawFlat(host, design, sources, { width, height }),
  }),
  defineScene({
    id: 'flatBack',
    label: 'Technical flat, back',
    version: 2,
    draw: ({ host, design, sources, width, height }) =>
      drawFlat(host, design, sources, { width, height, view: 'back' }),
  }),
] as const

export type SceneId = (typeof scenes)[number]['id']

/** The scene of an id, or nothing. */
export const findScene = (id: string) => scenes.find((scene) => scene.id === id)
