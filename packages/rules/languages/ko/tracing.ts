import type { Words } from '../words.ts'

export const words: Words = {
  'A drawing or flat photograph of one garment becomes a garment that can be worn.':
    '옷 한 벌의 그림이나 평면 사진이 입힐 수 있는 옷이 됩니다.',
  'Another sketch': '다른 스케치',
  'Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.':
    '깔끔한 선화, 연필 스케치 스캔, 채색 그림, 바닥에 펼친 옷 사진.',
  'Upload a sketch': '스케치 업로드',
}
