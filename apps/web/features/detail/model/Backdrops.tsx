import { backdrops } from '@toile/craft/designs/backdrops.ts'
import { setBackdrop } from '@toile/craft/designs/changes.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import type { Edit } from '../edit.ts'

const size = { width: 72, height: 108 }

/** What the look stands before, each choice drawn behind the look itself (requirement S4.01). */
export function Backdrops({ design, edit }: { design: Design; edit: Edit }) {
  const { t } = useTranslation()
  return (
    <Choices
      name={t('Backdrop')}
      width={5}
      current={design.backdrop ?? 'plain'}
      onChoose={(id) => edit(setBackdrop, backdrops.find((one) => one.id === id)?.id ?? null)}
      choices={[{ id: 'plain', label: 'Plain ground' } as const, ...backdrops].map(({ id, label }) => ({
        id,
        name: t(label),
        picture: (
          <Thumb
            order={{
              kind: 'look',
              design: setBackdrop(design, id === 'plain' ? null : id),
              ...size,
            }}
          />
        ),
      }))}
    />
  )
}
