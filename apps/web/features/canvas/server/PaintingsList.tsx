import { Button, Menu, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { canvas, type CanvasEntry } from '@toile/contract/features/canvas.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall, useSend } from '../../../shell/calls/useCall.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { Form } from '../../../shell/parts/Form.tsx'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import styles from './server.module.css'

/** The paintings of a person, the one that was worked on last first, and the way to a new one. */
export function PaintingsList({ projectId }: { projectId: string | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const { data, error, refetch } = useCall(canvas.list, projectId ? { projectId } : {}, { saidByScreen: true })
  const open = (id: string) =>
    void navigate({
      to: '/home/tools',
      search: { tool: 'canvas', ...(projectId && { project: projectId }), canvas: id },
    })
  return (
    <Page>
      <PageHead title={t('Canvas')} below={t('Paint in layers with the brushes of a studio; every stroke is kept.')}>
        <Button onClick={() => setAsks(true)}>{t('New canvas')}</Button>
      </PageHead>
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {data?.items.length === 0 && (
        <p className={styles.none}>{t('Nothing is painted yet. Begin with a new canvas.')}</p>
      )}
      <ul className={styles.paintings} aria-label={t('Paintings')}>
        {data?.items.map((entry) => (
          <PaintingCard key={entry.id} entry={entry} onOpen={() => open(entry.id)} />
        ))}
      </ul>
      {asks && <NewCanvas projectId={projectId} onClose={() => setAsks(false)} onMade={open} />}
    </Page>
  )
}

function PaintingCard({ entry, onOpen }: { entry: CanvasEntry; onOpen: () => void }) {
  const { t } = useTranslation()
  const { id, name, preview, width, height } = entry
  const remove = useSend(canvas.remove, { makesOld: [canvas.list] })
  const restore = useSend(canvas.restore, { makesOld: [canvas.list] })
  const duplicate = useSend(canvas.duplicate, { makesOld: [canvas.list] })
  return (
    <li>
      <button type="button" className={styles.card} onClick={onOpen}>
        <span className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
          {preview && <img src={preview.thumbnails.middle} alt="" loading="lazy" decoding="async" />}
        </span>
        <b>{name}</b>
        <small>{t('{{width}} × {{height}} pixels', { width, height })}</small>
      </button>
      <Menu>
        <Menu.Target>
          <IconButton className={styles.more ?? ''} name={t('More for {{name}}', { name })}>
            <IconDots size={18} stroke={1.4} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => duplicate.send({ id })}>{t('Duplicate')}</Menu.Item>
          <Menu.Item
            color="danger"
            onClick={() =>
              void remove.sendAsync({ id }).then(() =>
                toasts.done(t('{{name}} is in the bin', { name }), {
                  label: t('Undo'),
                  run: () => restore.send({ id }),
                }),
              )
            }
          >
            {t('Delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

const sizes = [
  { id: 'sheet', width: 1600, height: 2000 },
  { id: 'square', width: 2048, height: 2048 },
  { id: 'wide', width: 2400, height: 1600 },
] as const

interface NewCanvasProps {
  projectId: string | null
  onClose: () => void
  onMade: (id: string) => void
}

function NewCanvas({ projectId, onClose, onMade }: NewCanvasProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [width, setWidth] = useState<number>(sizes[0].width)
  const [height, setHeight] = useState<number>(sizes[0].height)
  const make = useSend(canvas.make, { makesOld: [canvas.list] })
  const begin = async () => {
    const made = await make.sendAsync({ name: name.trim() || t('Canvas'), width, height, projectId }).catch(() => null)
    if (made) onMade(made.id)
  }
  const side = (label: string, value: number, set: (value: number) => void) => (
    <NumberInput
      label={label}
      suffix=" px"
      min={limits.paintings.side}
      max={limits.canvas.side}
      allowDecimal={false}
      value={value}
      onChange={(next) => typeof next === 'number' && set(next)}
    />
  )
  return (
    <Dialog title={t('New canvas')} onClose={onClose} size="small">
      <Form className={styles.form} onSubmit={() => void begin()}>
        <TextInput
          label={t('Name')}
          value={name}
          maxLength={limits.nameLength}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className={styles.sizes} role="group" aria-label={t('Size')}>
          {sizes.map((size) => (
            <Button
              key={size.id}
              variant="default"
              size="compact-sm"
              aria-pressed={size.width === width && size.height === height}
              onClick={() => {
                setWidth(size.width)
                setHeight(size.height)
              }}
            >
              {size.width} × {size.height}
            </Button>
          ))}
        </div>
        {side(t('Width'), width, setWidth)}
        {side(t('Height'), height, setHeight)}
        <Button type="submit" loading={make.busy}>
          {t('Begin')}
        </Button>
      </Form>
    </Dialog>
  )
}
