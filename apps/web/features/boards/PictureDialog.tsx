import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconScissors } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takesText } from '../../shell/actions/keys.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { CutOutDialog } from '../making/cutout/CutOutDialog.tsx'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { type BoardId, boardOf } from '../../shared/open/boards/boardKinds.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { usePictures } from '../../shared/open/projects/pictures.ts'
import { LeaveQuestion } from './sketches/LeaveQuestion.tsx'
import { lazyPart } from '../../shell/lazyPart.ts'
import { useKeyDown } from '../../shell/actions/useKeyDown.ts'

const SketchView = lazyPart('boards', async () => (await import('./sketches/SketchView.tsx')).SketchView)
const PrintView = lazyPart('boards', async () => (await import('./prints/PrintView.tsx')).PrintView)
const BoardSketch = lazyPart('generating', async () => (await import('../making/sketches/BoardSketch.tsx')).BoardSketch)

/** A picture of a board, large: arrows go through the board, Space closes; prints and sketches are described here. */
export function PictureDialog({ board, id, onClose }: { board: BoardId; id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { project, desk, show } = useBoards()
  const [cutting, setCutting] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const leave = (then: () => void) => (unsaved ? setLeaving(() => then) : then())
  const close = () => leave(onClose)
  const pictures = usePictures()
  const items = project.boards[board]
  const at = items.findIndex((item) => item.id === id)
  const picture = pictures.get(id)
  const garment = board === 'sketch' ? project.boards.sketch.find((item) => item.id === id)?.garment : null
  const go = (by: number) => {
    const next = items[(at + by + items.length) % items.length]
    if (next) leave(() => show({ kind: 'picture', board, id: next.id }))
  }
  useKeyDown((event) => {
    const target = event.target instanceof Element ? event.target : null
    if (
      cutting ||
      leaving ||
      takesText(event.target) ||
      target?.closest('[data-keeps-arrows], [role="radiogroup"], input')
    )
      return
    if (event.key === 'ArrowLeft') go(-1)
    else if (event.key === 'ArrowRight') go(1)
    else if (event.key === ' ' && !target?.closest('button, [tabindex="0"]')) close()
    else return
    event.preventDefault()
  })
  if (!picture) return null
  const name = picture.name || t(boardOf(board).label)
  const facts = t('{{place}} of {{of}} · {{width}} × {{height}} pixels', {
    place: at + 1,
    of: items.length,
    width: picture.width,
    height: picture.height,
  })
  if (cutting)
    return (
      <CutOutDialog
        picture={picture}
        onClose={() => setCutting(false)}
        onDone={(made) => {
          desk.addStored(board, [made], 'Upload')
          show({ kind: 'picture', board, id: made.id })
          setCutting(false)
        }}
      />
    )
  return (
    <Dialog title={name} onClose={close} size={board === 'mood' ? 'large' : 'wide'}>
      {garment ? (
        <Suspense>
          <BoardSketch picture={picture} garment={garment} />
        </Suspense>
      ) : board === 'sketch' ? (
        <Suspense>
          <SketchView key={id} picture={picture} onUnsaved={setUnsaved} />
        </Suspense>
      ) : board === 'print' ? (
        <Suspense>
          <PrintView key={id} picture={picture} />
        </Suspense>
      ) : (
        <div className={styles.look}>
          <img className={styles.large} src={picture.url} alt={name} />
        </div>
      )}
      {leaving && (
        <LeaveQuestion
          onStay={() => setLeaving(null)}
          onLeave={() => {
            setUnsaved(false)
            setLeaving(null)
            leaving()
          }}
        />
      )}
      <div className={styles.lookFoot}>
        <IconButton name={t('The one before')} disabled={items.length < 2} onClick={() => go(-1)}>
          <IconChevronLeft size={20} stroke={1.4} />
        </IconButton>
        <span className={styles.code}>{facts}</span>
        <IconButton name={t('The next one')} disabled={items.length < 2} onClick={() => go(1)}>
          <IconChevronRight size={20} stroke={1.4} />
        </IconButton>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconScissors size={16} stroke={1.4} aria-hidden />}
          onClick={() => leave(() => setCutting(true))}
        >
          {t('Cut out')}
        </Button>
      </div>
    </Dialog>
  )
}
