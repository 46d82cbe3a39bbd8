import { useTranslation } from 'react-i18next'
import { findMaker } from '../making/makers.ts'
import { MakerDialog } from '../making/parts/MakerDialog.tsx'

/** A maker that opens over the boards. */
export function MakeDialog({ maker: id, onClose }: { maker: string; onClose: () => void }) {
  const { t } = useTranslation()
  const maker = findMaker(id)
  if (!maker?.Panel) return null
  return (
    <MakerDialog title={t(maker.label)} onClose={onClose}>
      <maker.Panel />
    </MakerDialog>
  )
}
