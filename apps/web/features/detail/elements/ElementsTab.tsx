import { Select, TextInput } from '@mantine/core'
import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { applyNotion } from '@toile/craft/designs/notionChanges.ts'
import { families } from '@toile/craft/notions/notionFamilies.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { mayStandSingly, readPrintType } from '@toile/craft/prints/printTypes.ts'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import partStyles from '../../../shared/fields/parts/parts.module.css'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import type { EditTabProps } from '../edit.ts'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'
import { chooseElement, useChosenElement } from './chosenElement.ts'
import { ElementFields } from './ElementFields.tsx'
import { ElementList } from './ElementList.tsx'
import { draggedElement, newElement, ordinarySpot } from './laying.ts'

interface Offered {
  id: string
  name: string
  source: NotionSource
}

/** Elements: the haberdashery and what the boards hold, laid on the garment by a click, by Enter or by dragging onto the picture (requirement S4.01). */
export function ElementsTab({
  design,
  project,
  view,
  worn,
  edit,
}: EditTabProps & { worn: NonNullable<EditTabProps['worn']> }) {
  const { t } = useTranslation()
  const pictures = usePictures()
  const map = useLookMap(design, view, 360, 640)
  const chosen = useChosenElement()
  const [wanted, setWanted] = useState('')
  const [family, setFamily] = useState<string | null>(null)
  const laid = worn.applied?.flatMap((one) => (one.kind === 'notion' ? [one] : [])) ?? []
  const held = laid.find(({ id }) => id === chosen) ?? null
  const searched = wanted.trim().toLocaleLowerCase()
  const found = notions.flatMap((one): Offered[] => {
    const name = t(one.label)
    const fits = searched ? name.toLocaleLowerCase().includes(searched) : !family || one.family === family
    const source = { kind: 'notion', notion: one.id, colors: one.colors.map(({ normal }) => normal) } as const
    return fits && (searched === '' || !family || one.family === family)
      ? [{ id: one.id, name, source: { ...source, colors: [...source.colors] } }]
      : []
  })
  const own = project.boards.print.flatMap(({ id, category }): Offered[] => {
    const picture = pictures.get(id)
    if (!picture || !mayStandSingly(readPrintType(category))) return []
    return [{ id, name: picture.name, source: { kind: 'picture', hash: picture.hash } }]
  })
  const lay = ({ source }: Offered) => {
    const notion = newElement(source, ordinarySpot(map, design, worn, view))
    edit(applyNotion, { id: worn.id, notion })
    chooseElement(notion.id)
  }
  return (
    <>
      <ElementList worn={worn} laid={laid} held={held?.id ?? null} edit={edit} />
      {held && <ElementFields key={held.id} garment={worn.id} element={held} edit={edit} />}
      {own.length > 0 && (
        <Section title={t('Slogans, logos and motifs of the board')}>
          <Grid name={t('Slogans, logos and motifs of the board')} offered={own} onLay={lay} />
        </Section>
      )}
      <Section title={t('Haberdashery')}>
        <p className={styles.note}>{t('Click to lay an element on the garment, or drag it onto the picture.')}</p>
        <TextInput
          type="search"
          size="sm"
          aria-label={t('Search elements')}
          placeholder={t('Search elements')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <Select
          comboboxProps={inPlace}
          size="sm"
          aria-label={t('Kind of element')}
          placeholder={t('All kinds')}
          clearable
          value={family}
          onChange={setFamily}
          data={families.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        {found.length === 0 && <p className={styles.note}>{t('No element has that name.')}</p>}
        <Grid name={t('Haberdashery')} offered={found} onLay={lay} />
      </Section>
    </>
  )
}

interface GridProps {
  name: string
  offered: readonly Offered[]
  onLay: (offered: Offered) => void
}

function Grid({ name, offered, onLay }: GridProps) {
  return (
    <ul
      className={partStyles.choices}
      aria-label={name}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))' }}
    >
      {offered.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            draggable
            onDragStart={(event: DragEvent) => event.dataTransfer.setData(draggedElement, JSON.stringify(one.source))}
            onClick={() => onLay(one)}
          >
            <SourceThumb source={one.source} />
            <span>{one.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function SourceThumb({ source }: { source: NotionSource }) {
  const size = { width: 72, height: 72 }
  if (source.kind === 'notion') return <Thumb order={{ ...source, ...size }} />
  return <Thumb order={{ kind: 'print', source, repeat: 'straight', across: 100, tileWidth: 100, ...size }} />
}
