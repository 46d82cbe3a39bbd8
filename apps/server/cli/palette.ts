import { files } from '@toile/contract/features/files.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { defineCommand } from './command.ts'
import { onPicture } from './onPicture.ts'
import { flag, needed } from './options.ts'
import { studioOptions } from './studio.ts'

/** Prints the main colours of a picture with their shares. */
export const palette = defineCommand({
  name: 'palette',
  says: 'Prints the main colours of a picture, the largest first.',
  options: {
    picture: needed('FILE', 'A picture.'),
    json: flag('Prints the colours as JSON.'),
    ...studioOptions,
  },
  async run({ picture, json, server, token }, { print, signal }) {
    await onPicture(picture, { server, token }, signal, async (api, { id }) => {
      const found = (await api.call(files.palette, { fileId: id })).map(({ color, share }) => ({
        hex: toHex(color),
        name: nearestName(color).label,
        share: Math.round(share * 1000) / 1000,
      }))
      if (json) print(`${JSON.stringify({ colors: found })}\n`)
      else
        for (const { hex, name, share } of found) print(`${hex}  ${(share * 100).toFixed(1).padStart(5)} %  ${name}\n`)
    })
  },
})
