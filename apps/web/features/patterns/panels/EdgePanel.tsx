import { Button, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { newKey } from '../../../shell/calls/api.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { Editing } from '../editing/useEditing.ts'
import { useEdgeName } from '../naming/useEdgeName.ts'
import { EdgeForms } from './EdgeForms.tsx'
import styles from './panels.module.css'
import { TakenNumber } from './TakenNumber.tsx'

interface EdgePanelProps {
  piece: Piece
  edge: string | null
  onEdge: (edge: string) => void
  editing: Editing
  both: boolean
  onBoth: (both: boolean) => void
  partner: boolean
  onPartner: (partner: boolean) => void
}

/** An edge of the chosen piece: its allowance, its notches, and what is cut from it. */
export function EdgePanel(props: EdgePanelProps) {
  const { piece, edge, onEdge, editing, both, onBoth, partner, onPartner } = props
  const { t } = useTranslation()
  const nameOf = useEdgeName()
  const own = piece.edges.find(({ id }) => id === edge)
  const alike = both ? { both: true as const } : {}
  return (
    <Panel title={t('Edges')} count={String(piece.edges.length)}>
      <div className={styles.fields}>
        <Select
          comboboxProps={inPlace}
          size="sm"
          label={t('Edge')}
          placeholder={t('Choose an edge, here or on the table')}
          value={own?.id ?? null}
          data={piece.edges.map(({ id }) => ({ value: id, label: nameOf(piece, id) }))}
          onChange={(next) => next && onEdge(next)}
        />
        {!piece.cut.pair && (
          <Switch
            label={t('Alike on both sides of the piece')}
            checked={both}
            onChange={({ currentTarget }) => onBoth(currentTarget.checked)}
          />
        )}
        <Switch
          label={t('Bend what is sewn to it alike')}
          checked={partner}
          onChange={({ currentTarget }) => onPartner(currentTarget.checked)}
        />
        {own && (
          <>
            <TakenNumber
              label={t('Seam allowance')}
              value={own.allowance}
              least={0}
              most={300}
              unit={` ${t('mm')}`}
              onNumber={(mm) =>
                void editing.make({ id: newKey(), kind: 'setAllowance', piece: piece.id, edge: own.id, mm, ...alike })
              }
            />
            <div className={styles.notches}>
              <span>{t('Notches')}</span>
              <ul aria-label={t('Notches')}>
                {piece.notches
                  .filter((notch) => notch.edge === own.id)
                  .map(({ at, kind }) => (
                    <li key={at}>
                      {percentOf(at)} · {kind === 'double' ? t('Two nicks') : t('One nick')}
                      <IconButton
                        name={t('Remove the notch at {{at}}', { at: percentOf(at) })}
                        size={28}
                        onClick={() =>
                          void editing.make({ id: newKey(), kind: 'removeNotch', piece: piece.id, edge: own.id, at })
                        }
                      >
                        <IconTrash size={15} stroke={1.5} />
                      </IconButton>
                    </li>
                  ))}
              </ul>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() =>
                  void editing.make({
                    id: newKey(),
                    kind: 'addNotch',
                    piece: piece.id,
                    edge: own.id,
                    at: freePlace(piece, own.id),
                    notch: 'single',
                    ...alike,
                  })
                }
              >
                {t('Add a notch')}
              </Button>
            </div>
            <EdgeForms key={own.id} piece={piece} edge={own.id} editing={editing} both={both} />
          </>
        )}
      </div>
    </Panel>
  )
}

/** The place of an edge farthest from its notches and ends, as a share of its length. */
function freePlace({ notches }: Piece, edge: string): number {
  const taken = [0, ...notches.filter((one) => one.edge === edge).map(({ at }) => at), 1].toSorted((a, b) => a - b)
  const gaps = taken.slice(1).map((at, i) => ({ at: (at + (taken[i] ?? 0)) / 2, wide: at - (taken[i] ?? 0) }))
  return gaps.toSorted((a, b) => b.wide - a.wide)[0]?.at ?? 0.5
}
