import { TextInput } from '@mantine/core'
import { brands, type BrandLine } from '@toile/contract/features/brands.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall, useSend } from '../../shell/calls/useCall.ts'
import styles from './brand.module.css'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { Form } from '../../shell/parts/Form.tsx'

/** All brands of a person, and the beginning of another (requirement S3.18). */
export function BrandList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(brands.listBrands, {}, { saidByScreen: true })
  const [name, setName] = useState('')
  const create = useSend(brands.createBrand, {
    makesOld: [brands.listBrands],
    onDone: ({ id }) => onOpen(id),
  })
  return (
    <>
      {error && <TryAgain error={error} onAgain={() => void refetch()} className={styles.says} />}
      <ul className={styles.brands} aria-label={t('Brands')} aria-busy={!data && !error}>
        {data?.brands.map((line) => (
          <BrandCard key={line.id} line={line} onOpen={() => onOpen(line.id)} />
        ))}
        <li>
          <Form
            className={styles.begin}
            onSubmit={() => {
              if (name.trim()) create.send({ name: name.trim() })
            }}
          >
            <TextInput
              label={t('New brand')}
              placeholder={t('Name of the brand')}
              maxLength={limits.nameLength}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <MainButton
              type="submit"
              fullWidth
              loading={create.busy}
              lacks={name.trim() ? null : t('Name the brand first.')}
              leftSection={<IconPlus size={17} stroke={1.4} aria-hidden />}
            >
              {t('Begin')}
            </MainButton>
          </Form>
        </li>
      </ul>
    </>
  )
}

function BrandCard({ line, onOpen }: { line: BrandLine; onOpen: () => void }) {
  const { t } = useTranslation()
  const { name, slogan, covers, colors, pictures } = line
  return (
    <li>
      <button type="button" className={styles.card} onClick={onOpen}>
        <span className={styles.covers} data-empty={covers.length === 0 || undefined}>
          {covers.map((url) => (
            <img key={url} src={url} alt="" loading="lazy" decoding="async" />
          ))}
        </span>
        <span className={styles.strip} aria-hidden>
          {colors.map((color) => (
            <i key={toHex(color)} style={{ background: toHex(color) }} />
          ))}
        </span>
        <strong>{name}</strong>
        <small>{slogan || t('{{count}} pictures', { count: pictures })}</small>
      </button>
    </li>
  )
}
