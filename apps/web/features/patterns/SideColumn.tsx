import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPattern, DrawnPiece } from './drafting/patternOrders.ts'
import type { Editing } from './editing/useEditing.ts'
import { ChecksPanel } from './panels/ChecksPanel.tsx'
import { EdgePanel } from './panels/EdgePanel.tsx'
import { EditsPanel } from './panels/EditsPanel.tsx'
import { FilesPanel } from './panels/FilesPanel.tsx'
import { PieceEditPanel } from './panels/PieceEditPanel.tsx'
import { PiecesPanel } from './panels/PiecesPanel.tsx'
import { PointsPanel } from './panels/PointsPanel.tsx'
import styles from './patterns.module.css'
import type { Picked } from './table/CuttingTable.tsx'

interface SideColumnProps {
  pattern: PatternDocument
  drawn: DrawnPattern
  pieces: readonly DrawnPiece[]
  chosen: DrawnPiece | null
  edge: string | null
  onPick: (picked: Picked | null) => void
  editing: Editing
  alike: { both: boolean; partner: boolean }
  onAlike: (alike: { both: boolean; partner: boolean }) => void
}

const tabs = [
  { id: 'pieces', label: 'Pieces' },
  { id: 'edit', label: 'Edit' },
  { id: 'check', label: 'Check' },
  { id: 'files', label: 'Files' },
] as const

/** Beside the table: the pieces, what is chosen of them, what does not fit, and the files. */
export function SideColumn(props: SideColumnProps) {
  const { pattern, drawn, pieces, chosen, edge, onPick, editing, alike, onAlike } = props
  const { t } = useTranslation()
  const [tab, setTab] = useState<string | null>('pieces')
  const sizes = drawn.sizes.map(({ size }) => size)
  return (
    <Tabs value={tab} onChange={setTab} className={styles.side} keepMounted={false}>
      <Tabs.List grow>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="pieces">
        <PiecesPanel
          pieces={pieces}
          picked={chosen?.id ?? null}
          onPick={(piece) => onPick(piece === null ? null : { piece, edge: null })}
        />
      </Tabs.Panel>
      <Tabs.Panel value="edit">
        {chosen ? (
          <>
            <PieceEditPanel key={chosen.id} drawn={chosen} editing={editing} />
            <EdgePanel
              piece={chosen.piece}
              edge={edge}
              onEdge={(next) => onPick({ piece: chosen.id, edge: next })}
              editing={editing}
              both={alike.both && !chosen.cut.pair}
              onBoth={(both) => onAlike({ ...alike, both })}
              partner={alike.partner}
              onPartner={(partner) => onAlike({ ...alike, partner })}
            />
          </>
        ) : (
          <p className={styles.hint}>{t('Choose a piece on the table or in the list to change it.')}</p>
        )}
        <EditsPanel edits={pattern.edits} missed={drawn.missed} pieces={pieces} editing={editing} />
      </Tabs.Panel>
      <Tabs.Panel value="check">
        <ChecksPanel findings={drawn.findings} pieces={pieces} onPick={(piece, at) => onPick({ piece, edge: at })} />
        <PointsPanel points={drawn.points} sizes={sizes} />
      </Tabs.Panel>
      <Tabs.Panel value="files">
        <FilesPanel document={pattern} sizes={sizes} />
      </Tabs.Panel>
    </Tabs>
  )
}
