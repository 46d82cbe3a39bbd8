import { IconColorPicker } from '@tabler/icons-react'
import { desk } from './paintersDesk.ts'
import { turnedOf } from './turned.ts'
import { lastPlace, type Tool } from './tool.ts'
import type { Place } from '../view/camera.ts'

/** Takes up a colour from all layers or from one, for as long as Alt is held too. */
export const pickTool: Tool = {
  id: 'pick',
  label: 'Eyedropper',
  keys: 'i',
  Icon: IconColorPicker,
  cursor: 'crosshair',
  begin({ at }, { painting }) {
    const before = desk.get().front
    const take = async ([x, y]: Place) => {
      const color = await painting.ask('colorAt', {
        x,
        y,
        ofLayer: desk.get().ofLayer,
        around: turnedOf('pick', 'around'),
      })
      if (color) desk.set({ front: color })
    }
    void take(at)
    return {
      add: (samples) => void take(lastPlace(samples)),
      end: () => undefined,
      cancel: () => desk.set({ front: before }),
    }
  },
}
