import { Button, Menu, Tabs, TextInput, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { replaceSlogan } from '@toile/craft/slogans/changes.ts'
import { type SloganDocument, textsOf } from '@toile/craft/slogans/slogan.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { useTarget } from '../parts/makingTarget.ts'
import { useOpenedElement } from '../parts/useOpenedElement.ts'
import { Arrangements } from './Arrangements.tsx'
import { type Cloth, cloths } from './cloths.ts'
import { sloganDesk } from './sloganDesk.ts'
import { GarmentPreview } from './GarmentPreview.tsx'
import { saveSlogan } from './saveSlogan.ts'
import { SloganNotes } from './SloganNotes.tsx'
import { SloganSettings } from './SloganSettings.tsx'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import styles from './slogans.module.css'
import { Stage } from './Stage.tsx'
import { useLaid } from './useLaid.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

const undoNames: UndoNames = {
  group: 'Boards',
  undo: { label: 'Undo on the slogan' },
  redo: { label: 'Redo on the slogan' },
}

type View = 'artwork' | 'worn'

/** The bench of slogans and logos: arrangements to begin with, a stage to work on, and a garment to see them on (requirements S2.56, S5.18). */
export function SloganBench() {
  const { t } = useTranslation()
  const desk = sloganDesk()
  const { value: document } = useDocument(desk.document)
  const { laid, trouble } = useLaid(document)
  const [selected, setSelected] = useState<string | null>(null)
  const [kind, setKind] = useState<SloganDocument['kind']>(document.kind)
  const [view, setView] = useState<View>('artwork')
  const [cloth, setCloth] = useState<Cloth>(cloths[0])
  const work = useRef<HTMLDivElement>(null)
  useOpenedElement(({ document: opened }) => {
    if (opened.kind !== 'slogan' && opened.kind !== 'logo') return
    desk.edit(replaceSlogan, opened)
    setKind(opened.kind)
    setSelected(null)
  })
  const choose = (next: SloganDocument) => {
    desk.edit(replaceSlogan, next)
    setSelected(null)
    setView('artwork')
    work.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  const empty = document.items.length === 0
  return (
    <>
      <DocumentUndo names={undoNames} document={desk.document} />
      <div className={styles.bench}>
        <section className={styles.begin} aria-label={t('Begin with an arrangement')}>
          <Arrangements kind={kind} cloth={cloth} onKind={setKind} onCloth={setCloth} onChoose={choose} />
        </section>
        <div className={styles.work} ref={work}>
          <Tabs value={view} onChange={(value) => setView(value === 'worn' ? 'worn' : 'artwork')} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="artwork">{t('Artwork')}</Tabs.Tab>
              <Tabs.Tab value="worn" disabled={empty}>
                {t('On a T-shirt')}
              </Tabs.Tab>
              <span
                className={styles.measure}
              >{`${Math.round(document.width)} × ${Math.round(document.height)} mm`}</span>
            </Tabs.List>
            <Tabs.Panel value="artwork">
              {laid && !empty ? (
                <Stage laid={laid} cloth={cloth} desk={desk} selected={selected} onSelect={setSelected} />
              ) : (
                <p className={styles.empty}>{t('Choose an arrangement of your words, or add a text.')}</p>
              )}
            </Tabs.Panel>
            <Tabs.Panel value="worn">{laid && <GarmentPreview laid={laid} cloth={cloth} />}</Tabs.Panel>
          </Tabs>
          {trouble && (
            <p role="alert" className={styles.warning}>
              {t('The fonts could not be loaded; check the connection.')}
            </p>
          )}
          {laid && <SloganNotes laid={laid} desk={desk} onSelect={setSelected} />}
          <Finish document={document} />
        </div>
        <section className={styles.settings} aria-label={t('Settings')}>
          <VisuallyHidden component="h2">{t('Settings')}</VisuallyHidden>
          <SloganSettings document={document} desk={desk} selected={selected} onSelect={setSelected} />
        </section>
      </div>
    </>
  )
}

/** Names the slogan and brings it into the library, onto the board, or to this machine. */
function Finish({ document }: { document: SloganDocument }) {
  const { t } = useTranslation()
  const target = useTarget()
  const words = textsOf(document)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ text }) => text.replaceAll('\n', ' '))
    .join(' ')
  const [name, setName] = useState('')
  const keep = useSend(elements.keep, { makesOld: [elements.list, library.listItems] })
  const proposed = (name.trim() || words).slice(0, limits.nameLength)
  const bring = async (onBoard: boolean) => {
    const entry = await keep.sendAsync({ name: proposed, document }).catch(() => null)
    if (!entry) return
    if (onBoard) target?.desk.addMade('print', [entry])
    toasts.done(t('{{name}} is in your library', { name: entry.name }))
  }
  const none = words.trim() === ''
  return (
    <div className={styles.finish}>
      <TextInput
        label={t('Name')}
        placeholder={proposed}
        maxLength={limits.nameLength}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={styles.row}>
        <MainButton
          lacks={none ? t(refusals.sloganTextNeeded.says) : null}
          loading={keep.busy}
          onClick={() => void bring(false)}
        >
          {t('Keep in library')}
        </MainButton>
        {target && (
          <Button variant="default" disabled={none || keep.busy} onClick={() => void bring(true)}>
            {t('Put on printboard')}
          </Button>
        )}
        <Menu position="top-start">
          <Menu.Target>
            <Button variant="default" disabled={none}>
              {t('Download')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void saveSlogan(document, 'svg', proposed)}>{t('SVG with outlines')}</Menu.Item>
            <Menu.Item onClick={() => void saveSlogan(document, 'png', proposed)}>{t('PNG at 300 dpi')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}
