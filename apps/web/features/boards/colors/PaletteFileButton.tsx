import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Endings of the palette files that are read. */
export const paletteEndings = '.ase,.aco,.gpl,.csv,.txt'

/** A button that asks for a palette file. */
export function PaletteFileButton({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="default" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={paletteEndings}
        aria-label={t('Another palette file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
