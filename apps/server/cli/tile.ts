import { files } from '@toile/contract/features/files.ts'
import { pictures } from '@toile/contract/features/pictures.ts'
import { sureFirst } from '@toile/geometry'
import { defineCommand } from './command.ts'
import { fillFolder, onPicture, taskOn } from './onPicture.ts'
import { needed } from './options.ts'
import { studioOptions } from './studio.ts'

/** Makes a texture into a tile that repeats without a seam. */
export const tile = defineCommand({
  name: 'tile',
  says: 'Makes a texture into a seamless tile: tile.png and tile.json.',
  options: {
    picture: needed('FILE', 'A picture of a texture.'),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ picture, out, server, token }, { say, signal }) {
    await fillFolder(out, signal, (folder) =>
      onPicture(picture, { server, token }, signal, async (api, { id }) => {
        const { fileId, ...known } = await taskOn(api, picture, 'makeTile', pictures.makeTile, { fileId: id })
        const made = sureFirst(await api.call(files.read, { ids: [fileId] }))
        await folder.write('tile.png', await api.bytes(made.url))
        const { width, height } = made
        await folder.write('tile.json', `${JSON.stringify({ width, height, ...known }, null, 2)}\n`)
        say(
          known.warning
            ? `${picture} is hardly a texture, so the seams of its tile may show; the files lie in ${out}.`
            : `${picture} became a tile; the files lie in ${out}.`,
        )
      }),
    )
  },
})
