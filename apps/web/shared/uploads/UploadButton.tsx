import { Button, type ButtonProps } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useFileChoice } from './useFileChoice.tsx'

interface UploadButtonProps extends ButtonProps {
  /** Already translated; names the field that takes the files. */
  name: string
  /** Already translated; stands on the button. */
  label: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that lets pictures be chosen from this machine. */
export function UploadButton({ name, label, multiple = false, onFiles, ...button }: UploadButtonProps) {
  const { open, input } = useFileChoice(name, onFiles, multiple)
  return (
    <>
      <Button leftSection={<IconUpload size={16} stroke={1.4} aria-hidden />} {...button} onClick={open}>
        {label}
      </Button>
      {input}
    </>
  )
}
