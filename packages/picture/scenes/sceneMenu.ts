import { scenes } from './index.ts'
import type { MenuPlace, Scene, SceneForm } from './scene.ts'

/** A scene as the export menu of a look offers it: words and numbers alone, so that a window need not load what draws. */
export interface MenuScene extends MenuPlace {
  id: string
  form: SceneForm
  /** The word for it in the name of its file. */
  file: string
  /** It is offered once for each garment of the look. */
  eachGarment: boolean
}

/** What the export menu of a look offers, in the order of the list. */
export const sceneMenu = (list: readonly Scene[] = scenes): MenuScene[] =>
  list.flatMap(({ id, file = id, forms: [form], takes, menu }) =>
    menu ? [{ ...menu, id, form, file, eachGarment: 'garment' in takes.shape }] : [],
  )
