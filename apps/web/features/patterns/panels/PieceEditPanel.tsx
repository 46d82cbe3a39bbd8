import { Button, Select, TextInput } from '@mantine/core'
import { sure } from '@toile/geometry'
import type { CutOf } from '@toile/tailoring/pattern/pattern.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { newKey } from '../../../shell/calls/api.ts'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import type { Editing } from '../editing/useEditing.ts'
import { cloths } from '../naming/cloths.ts'
import { usePieceWords } from '../naming/usePieceWords.ts'
import styles from './panels.module.css'
import { TakenNumber } from './TakenNumber.tsx'

interface PieceEditPanelProps {
  drawn: DrawnPiece
  editing: Editing
}

const clothIds = ['shell', 'lining', 'interlining', 'rib'] as const satisfies readonly CutOf[]

/** The chosen piece as a whole: its name, how it is cut, its grain and its length. */
export function PieceEditPanel({ drawn, editing }: PieceEditPanelProps) {
  const { t } = useTranslation()
  const { nameOf } = usePieceWords()
  const { piece } = drawn
  const { id, cut, grain } = piece
  const first = sure(piece.edges[0])
  const corner = sure(piece.corners[0])
  const make = editing.make
  return (
    <Panel title={nameOf(drawn)}>
      <div className={styles.fields}>
        <TextInput
          key={piece.name}
          size="sm"
          label={t('Name')}
          defaultValue={nameOf(drawn)}
          maxLength={60}
          onBlur={({ currentTarget }) => {
            const label = currentTarget.value.trim()
            if (label && label !== nameOf(drawn)) void make({ id: newKey(), kind: 'labelPiece', piece: id, label })
          }}
        />
        <div className={styles.pair}>
          <TakenNumber
            label={t('Cut how often')}
            value={cut.count}
            least={cut.pair ? 2 : 1}
            most={20}
            step={cut.pair ? 2 : 1}
            decimals={0}
            unit=" ×"
            onNumber={(count) => void make({ id: newKey(), kind: 'cutFrom', piece: id, count, of: cut.of })}
          />
          <Select
            comboboxProps={inPlace}
            size="sm"
            label={t('Cut of')}
            allowDeselect={false}
            value={cut.of}
            data={clothIds.map((one) => ({ value: one, label: t(cloths[one].label) }))}
            onChange={(next) => {
              const of = clothIds.find((one) => one === next)
              if (of) void make({ id: newKey(), kind: 'cutFrom', piece: id, count: cut.count, of })
            }}
          />
        </div>
        <div className={styles.pair}>
          <TakenNumber
            label={t('Turn the grain by')}
            value={0}
            least={-180}
            most={180}
            step={5}
            unit="°"
            onNumber={(degrees) =>
              void make({
                id: newKey(),
                kind: 'setGrain',
                piece: id,
                corner: first.id,
                x: grain.at[0] - corner[0],
                y: grain.at[1] - corner[1],
                degrees,
              })
            }
          />
          <TakenNumber
            label={t('Lengthen in the middle by')}
            value={0}
            least={-500}
            most={500}
            step={5}
            unit={` ${t('mm')}`}
            onNumber={(mm) => void make({ id: newKey(), kind: 'lengthen', piece: id, at: 0.5, mm })}
          />
        </div>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => void make({ id: newKey(), kind: 'removePiece', piece: id })}
        >
          {t('Remove the piece')}
        </Button>
      </div>
    </Panel>
  )
}
