import { IconRipple } from '@tabler/icons-react'
import { offerRasterizing } from './offerRasterizing.ts'
import { desk } from './paintersDesk.ts'
import type { Tool } from './tool.ts'
import { turnedOf } from './turned.ts'

/** Pushes pixels of the layer about (requirement S3.24); a layer that is not rasterised is offered to be (requirement S4.11). */
export const liquifyTool: Tool = {
  id: 'liquify',
  label: 'Liquify',
  keys: 'y',
  Icon: IconRipple,
  cursor: 'ring',
  ring: () => turnedOf('liquify', 'size'),
  begin({ samples }, { painting }) {
    if (offerRasterizing(painting)) return null
    const tool = {
      kind: desk.get().liquify,
      size: turnedOf('liquify', 'size'),
      pressure: turnedOf('liquify', 'pressure'),
      distortion: turnedOf('liquify', 'distortion'),
      power: turnedOf('liquify', 'power'),
    }
    painting.say({ say: 'liquify', tool })
    painting.say({ say: 'add', samples })
    return {
      add: (more) => painting.say({ say: 'add', samples: more }),
      end: () => painting.say({ say: 'end' }),
      cancel: () => painting.say({ say: 'cancel' }),
    }
  },
}
