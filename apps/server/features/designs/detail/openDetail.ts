import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { detailOf, hangDetail } from '../../../documents/designs/detailPictures.ts'
import type { Apart } from '../../../host/http/context.ts'
import { lockDesign, readDesign } from '../../../library/designEntry.ts'
import { apartNoteSchema } from '../../../pictures/drawing/apartNote.ts'
import { sizedDesigns } from '../../../pictures/drawing/sizedDesigns.ts'
import { drawDetail } from './drawDetail.ts'
import { formOf } from './formOf.ts'
import { slotsOf } from './slotsOf.ts'

/** A look's detail: drawn in its parts once for as long as the look stands, then answered from what was drawn. */
export const openDetail: Apart<Contract['designs']['openDetail']> = {
  async apart({ id }, { server: { files }, load, keep, identity: { id: ownerId } }) {
    const { row, design } = await load(async (tx) => {
      const row = await readDesign(tx, ownerId, id)
      return { row, design: sureFirst(await sizedDesigns(tx, ownerId, [row])) }
    })
    const { revision } = row
    const known = detailOf(row.pictures)
    const drawn = known
      ? {
          note: apartNoteSchema.parse(JSON.parse((await files.read(known.note, 'application/json')).toString())),
          hashes: known.hashes,
        }
      : await drawAndHang()
    const small = new Map<number, string>()
    for (const garment of drawn.note.garments) {
      const hash = garment.small === null ? undefined : drawn.hashes[garment.small]
      if (garment.small !== null && hash)
        small.set(garment.small, `data:image/png;base64,${(await files.read(hash, 'image/png')).toString('base64')}`)
    }
    const slots = await slotsOf(load, files, ownerId, design)
    return keep(async () => ({ id, revision, detail: formOf({ design, small, slots, ...drawn }) }))

    async function drawAndHang() {
      const { note, noteHash, stored } = await drawDetail({ load, files, ownerId }, design)
      await load(async (tx) => {
        const { revision: standing, pictures } = await lockDesign(tx, ownerId, id)
        if (standing !== revision) throw refuse('changedElsewhere')
        await hangDetail(tx, { ownerId, id }, pictures, { note: noteHash, stored })
      })
      return { note, hashes: stored.map(({ hash }) => hash) }
    }
  },
}
