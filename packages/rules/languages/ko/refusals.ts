import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': '브랜드는 사진 {least}장 이상에서 측정합니다',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    '브리프는 텍스트, Markdown, PDF 또는 Word 파일입니다. 이것은 어느 것도 아닙니다',
  'A canvas holds at most {most} layers; merge some first':
    '캔버스에는 레이어를 최대 {most}개까지 둘 수 있습니다. 먼저 몇 개를 병합하세요',
  'A garment holds at most {most} elements and regions; take some off first':
    '아이템 하나에 요소와 영역은 {most}개까지입니다. 먼저 몇 개를 떼어 내세요',
  'A group cannot be put into itself': '그룹을 자기 자신 안에 넣을 수 없습니다',
  'A look holds at most {most} garments; take one off first':
    '룩 하나에는 의상이 최대 {most}벌입니다. 먼저 하나를 벗기세요',
  'A look holds at most {most} named versions; take the name off one of them first':
    '룩 하나에는 이름 붙인 버전이 최대 {most}개입니다. 먼저 하나의 이름을 지우세요',
  'A palette file may have at most {most} MB': '팔레트 파일은 {most} MB까지입니다',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    '그림의 각 부분은 투명도가 있는 8비트 {side}×{side}픽셀 PNG여야 합니다',
  'A piece of this painting is damaged. Nothing was taken in':
    '이 그림의 일부가 손상되었습니다. 아무것도 가져오지 않았습니다',
  'A piece of this painting is missing. Nothing was taken in':
    '이 그림의 일부가 없습니다. 아무것도 가져오지 않았습니다',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    '프린트는 300 dpi에서 최대 {most} × {most} cm까지 내보냅니다. 크기를 줄이세요',
  'A show has at most {most} looks; choose fewer': '쇼에는 룩을 최대 {most}개까지 담을 수 있습니다. 더 적게 고르세요',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    '그림의 한 변은 최대 {most}화소입니다. 더 작은 것을 보내 주세요',
  'A slogan holds at most {most} texts': '슬로건에는 텍스트를 최대 {most}개까지 넣을 수 있습니다',
  'A tag may have at most {most} characters': '태그는 {most}자까지입니다',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    '체험판은 그림을 최대 {most}장까지 보관합니다. 더 올리려면 구독하세요',
  'All garments of this look are hidden; show one of them first':
    '이 룩의 옷이 모두 숨겨져 있습니다. 먼저 하나를 표시하세요',
  'An enlarged print has at most {most} pixels a side': '확대한 프린트는 한 변이 최대 {most}픽셀입니다',
  'An entry holds at most {most} tags': '항목 하나에 태그는 {most}개까지입니다',
  'At least one mannequin must match the gender of the project': '적어도 한 마네킹은 프로젝트의 성별과 같아야 합니다',
  'At most {most} access tokens; revoke one first': '액세스 토큰은 최대 {most}개입니다. 먼저 하나를 취소하세요',
  'At most {most} brands; delete one first': '브랜드는 {most}개까지입니다. 먼저 하나를 삭제하세요',
  'At most {most} brushes of your own; take one away first':
    '나만의 브러시는 최대 {most}개입니다. 먼저 하나를 지워 주세요',
  'At most {most} files at once; send the others afterwards':
    '한 번에 파일 {most}개까지입니다. 나머지는 나중에 보내세요',
  'At most {most} paintings; put one into the bin first':
    '그림은 최대 {most}개입니다. 먼저 하나를 휴지통에 넣어 주세요',
  'At most {most} patterns; put one into the bin first': '패턴은 최대 {most}개입니다. 먼저 하나를 휴지통에 넣으세요',
  'Choose 1 to {most} mannequins': '마네킹을 1~{most}개 고르세요',
  'Choose a category, a sketch, or describe the garment in words': '카테고리나 스케치를 고르거나 옷을 글로 설명하세요',
  'Choose at least one colour': '색을 하나 이상 고르세요',
  'Choose at least one look': '룩을 하나 이상 선택하세요',
  'Choose at least one mannequin': '마네킹을 하나 이상 고르세요',
  'Choose at least one picture': '그림을 하나 이상 고르세요',
  'Choose the picture that is the ground': '배경이 될 사진을 선택하세요',
  'Declare that you hold the rights in these pictures': '이 사진들의 권리를 가지고 있음을 밝혀 주세요',
  'Describe in words what is to be made': '무엇을 만들지 글로 설명하세요',
  'Describe the mood in words or choose at least one colour': '분위기를 글로 설명하거나 색을 하나 이상 고르세요',
  'Enter an email address like name@example.com': 'name@example.com과 같은 이메일 주소를 입력하세요',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF와 PNG 시퀀스는 최대 {most}프레임까지 만들 수 있습니다. MP4를 고르거나 필름을 줄이세요',
  'Give the project a name': '프로젝트 이름을 지어 주세요',
  'Liked looks and own mannequins stay in their part of the library':
    '좋아한 룩과 내 마네킹은 라이브러리의 제자리에 남습니다',
  'Liquify failed; the layer is as it was before': '픽셀 유동화에 실패했습니다. 레이어는 이전 그대로입니다',
  'Liquify is not ready yet; please try again in a moment':
    '픽셀 유동화가 아직 준비되지 않았습니다. 잠시 후 다시 시도하세요',
  'Liquify moves paint: rasterize the layer “{name}” first':
    '픽셀 유동화는 칠한 픽셀을 움직입니다. 먼저 “{name}” 레이어를 래스터화하세요',
  'Login is temporarily out of service': '로그인 서비스를 일시적으로 사용할 수 없습니다',
  'Look at the points of this mannequin before it is used': '사용하기 전에 이 마네킹의 점을 확인하세요',
  'Many files are being read at the moment; please try again in a minute':
    '지금 많은 파일을 읽는 중입니다. 1분 뒤에 다시 시도해 주세요',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    '오늘 이 네트워크에서 {most} MB를 넘게 보냈습니다. 내일 계속해 주세요',
  'Moving pictures cannot be used; please send a still one':
    '움직이는 그림은 사용할 수 없습니다. 정지 그림을 보내 주세요',
  'No figure was found in the picture': '그림에서 인물을 찾지 못했습니다',
  'No font here has these letters: {letters}': '이 글자가 있는 글꼴이 없습니다: {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    '이 그림에서 옷을 찾지 못했습니다. 다른 그림을 고르거나 옷에 선을 그어 표시하세요',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    '이 그림에서 옷을 찾지 못했습니다. 단색 바탕에 옷 한 벌이 있는 그림을 고르세요',
  'No look of this project is liked yet; like one first':
    '이 프로젝트에 아직 좋아요한 룩이 없습니다. 먼저 하나를 좋아요하세요',
  'No picture arrived with the request': '요청에 그림이 없습니다',
  'None of these has a picture to pack': '묶을 사진이 없습니다',
  'Nothing in the picture belongs to this region; choose more of it':
    '이미지에 이 영역에 해당하는 것이 없어요. 더 넓게 선택해 주세요',
  'Nothing is drawn: at least one line segment is needed': '아무것도 그려져 있지 않습니다. 선분이 하나 이상 필요합니다',
  'Nothing is selected there; the selection stays as it was': '그곳에는 선택할 것이 없어 선택 영역은 그대로입니다',
  'Nothing of the picture would be left; choose a larger part of it':
    '사진에서 남는 것이 없습니다. 더 넓은 부분을 고르세요',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    '이 글에서 요청을 읽지 못했습니다. 모티프, 색, 분위기를 쓰거나 그림을 고르세요',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    '이 그림에서 도드라지는 것이 없습니다. 상자를 그리거나 남길 것을 표시하세요',
  'One ZIP holds at most {most} MB; choose fewer pictures': 'ZIP 하나는 {most} MB까지입니다. 사진을 줄이세요',
  'One image failed to generate': '이미지 한 장을 만들지 못했습니다',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    '한 번에 최대 {most}편까지 주문할 수 있습니다. 룩을 줄이거나 하나의 쇼로 촬영하세요',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    '한 번에 최대 {most}장까지 주문할 수 있습니다. 룩이나 결과 수를 줄이세요',
  'Only paint can be warped: rasterize the layer “{name}” first':
    '칠한 것만 휘게 할 수 있습니다. 먼저 레이어 ‘{name}’을(를) 래스터화하세요',
  'Only prints can be enlarged': '프린트만 확대할 수 있습니다',
  'Only what is in the bin can be deleted for good': '휴지통에 있는 것만 완전히 삭제할 수 있습니다',
  'Parts of this painting did not arrive as they were sent; please try again':
    '이 그림의 일부가 보낸 그대로 도착하지 않았습니다. 다시 시도해 주세요',
  'Please log in or upgrade to use this': '이 기능을 쓰려면 로그인하거나 업그레이드하세요',
  'Please login and try again~': '로그인한 뒤 다시 시도해 주세요~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    '이 그림에 여러 사람이 있습니다. 한 사람만 있는 그림을 고르거나 원하는 사람을 표시하세요',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    '스케치는 옷으로 만듭니다. 블라우스나 코트처럼 옷 이름을 쓰세요',
  'Something went wrong on our side. Nothing was lost; please try again':
    '저희 쪽에 문제가 생겼습니다. 잃은 것은 없으니 다시 시도해 주세요',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Photoshop 파일이 잘렸거나 손상되었습니다. 아무것도 가져오지 않았습니다. 다시 저장하세요',
  'The collection file holds more than is taken in: {rule}':
    '컬렉션 파일에 받아들일 수 있는 것보다 많이 들어 있습니다: {rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    '컬렉션 파일이 손상되었습니다: {rule}. 아무것도 가져오지 않았습니다. 다시 내보내세요',
  'The colour code {code} was not found': '색상 코드 {code}을(를) 찾지 못했습니다',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    '이 Photoshop 파일의 색상은 {mode}입니다. RGB로 바꾸어 다시 저장하세요',
  'The description': '설명',
  'The email address': '이메일 주소',
  'The email or the password is not right': '이메일 또는 비밀번호가 올바르지 않습니다',
  'The file could not be exported': '파일을 내보내지 못했습니다',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    '파일에 그림 외의 내용이 있습니다. 일반 PNG나 JPEG로 저장해 주세요',
  'The file is cut off or damaged; save it again and retry':
    '파일이 잘렸거나 손상되었습니다. 다시 저장한 뒤 시도하세요',
  'The file is empty; it has 0 bytes': '파일이 비어 있습니다(0바이트)',
  'The file is larger than {most} MB': '파일이 {most} MB보다 큽니다',
  'The form with the file could not be read; please send it again':
    '파일이 담긴 양식을 읽을 수 없습니다. 다시 보내 주세요',
  'The layer could not be rasterized; it is as it was before':
    '레이어를 래스터화하지 못했습니다. 레이어는 이전 그대로입니다',
  'The layer “{name}” is fixed; release it first': '레이어 “{name}”이(가) 고정되어 있습니다. 먼저 고정을 해제하세요',
  'The layer “{name}” is hidden; show it to paint on it': '레이어 “{name}”이(가) 숨겨져 있습니다. 칠하려면 표시하세요',
  'The layer “{name}” is pinned and keeps its place in the order':
    '레이어 “{name}”은(는) 순서에 고정되어 있어 자리를 지킵니다',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    '레이어 “{name}”은(는) 배경입니다. 지울 수 없고 맨 아래에 있습니다',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    '이 파일의 레이어는 모두 합쳐 {most}백만 픽셀을 넘습니다. 일부를 병합하세요',
  'The list of words': '단어',
  'The name': '이름',
  'The outline holds nothing; draw it around the garment': '외곽선 안에 아무것도 없습니다. 옷 둘레를 따라 그리세요',
  'The painting holds more than can be opened: {part}': '그림에 열 수 있는 것보다 많은 내용이 들어 있습니다: {part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    '그림이 잘렸거나 손상되었습니다: {part}. 아무것도 가져오지 않았습니다. 다시 저장하세요',
  'The palette file holds no colours': '팔레트 파일에 색이 없습니다',
  'The palette file is cut off or damaged; please save it again and retry':
    '팔레트 파일이 잘렸거나 손상되었습니다. 다시 저장한 뒤 시도하세요',
  'The password': '비밀번호',
  'The picture has more than {most} million pixels; please send a smaller one':
    '그림이 {most}백만 화소를 넘습니다. 더 작은 것을 보내 주세요',
  'The picture is cut off or damaged; please save it again and retry':
    '그림이 잘렸거나 손상되었습니다. 다시 저장한 뒤 시도하세요',
  'The picture is larger than {most} MB': '그림이 {most} MB보다 큽니다',
  'The picture is too small; it needs at least {least} pixels a side':
    '그림이 너무 작습니다. 한 변이 {least}픽셀 이상이어야 합니다',
  'The present password is not right': '현재 비밀번호가 올바르지 않습니다',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    '인쇄물이 {most}백만 픽셀을 넘습니다. 더 작은 크기나 150 dpi를 고르세요',
  'The request could not be read as JSON': '요청을 JSON으로 읽을 수 없습니다',
  'The request holds more values than can be read at once': '요청에 한 번에 읽을 수 있는 것보다 많은 값이 있습니다',
  'The request is larger than {most} kB': '요청이 {most} kB보다 큽니다',
  'The request is nested deeper than {most} levels': '요청이 {most}단계보다 깊게 중첩되어 있습니다',
  'The search': '검색어',
  'The sides of a canvas are between 1 and {most} pixels': '캔버스의 변은 1~{most}픽셀입니다',
  'The slogan': '슬로건',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    '스튜디오가 잠시 데이터베이스에 연결할 수 없습니다. 잃어버린 것은 없으니 다시 시도하세요',
  'The text': '텍스트',
  'The upload failed. Nothing was stored; please try again':
    '업로드에 실패했습니다. 저장된 것은 없으니 다시 시도해 주세요',
  'There are no words in this file': '이 파일에는 글이 없습니다',
  'There is no layer of paint below to merge with': '아래에 병합할 칠 레이어가 없습니다',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    '저장할 공간이 없습니다. 바뀌거나 잃은 것은 없습니다. 공간이 생기면 다시 시도하세요',
  'There is nothing on this board to print yet': '이 보드에는 아직 인쇄할 것이 없습니다',
  'There is nothing on this layer yet': '이 레이어에는 아직 아무것도 없습니다',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    '이 네 모서리가 아무것도 둘러싸지 않아요. 왼쪽 위부터 시계 방향으로 놓아 주세요',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    '이 PDF에는 글 없이 페이지 그림만 있습니다. 글 자체나 글이 있는 PDF를 보내세요',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    '이 Photoshop 파일은 채널당 {bits}비트입니다. 8비트로 바꾸어 다시 저장하세요',
  'This Word file holds macros; save it as .docx without them':
    '이 Word 파일에는 매크로가 있습니다. 매크로 없는 .docx로 저장하세요',
  'This board holds at most {most}; the rest was not added':
    '이 보드에는 최대 {most}개까지 담깁니다. 나머지는 추가되지 않았습니다',
  'This collection was written by a newer Toile; update this one first':
    '이 컬렉션은 더 새로운 Toile로 쓰였습니다. 이쪽을 먼저 업데이트하세요',
  'This file has more than {most} layers; merge some of them':
    '이 파일에는 레이어가 {most}개보다 많습니다. 일부를 병합하세요',
  'This file is locked with a password; save it without one and send it again':
    '이 파일은 암호로 잠겨 있습니다. 암호 없이 저장해 다시 보내세요',
  'This file is no longer kept; please choose it again': '이 파일은 더 이상 보관되지 않습니다. 다시 선택하세요',
  'This file is no longer kept; please export it again': '이 파일은 더 이상 보관되지 않습니다. 다시 내보내 주세요',
  'This file is not a Toile design: {rule}': '이 파일은 Toile 디자인이 아닙니다: {rule}',
  'This file unpacks to more than can be read; send the text alone':
    '이 파일은 풀면 읽을 수 있는 크기를 넘습니다. 글만 보내세요',
  'This format has room for one look; choose the wide one to film looks beside each other':
    '이 형식에는 룩 하나만 들어갑니다. 나란히 촬영하려면 와이드를 고르세요',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    '이 옷은 여기에서 평면 원단으로 재단·봉제하지 않으므로 패턴이 없습니다',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    '대용량 Photoshop 파일(PSB)입니다. PSD로 저장하여 다시 보내세요',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP':
    '이것은 {kind} 파일입니다. 그림은 PNG, JPEG, WebP로 보내 주세요',
  'This is an old Word file; save it as .docx and send it again':
    '오래된 Word 파일입니다. .docx로 저장해 다시 보내세요',
  'This is not a Photoshop file (PSD) that can be read': '읽을 수 있는 Photoshop 파일(PSD)이 아닙니다',
  'This is not a Toile collection file; choose one that Toile exported':
    'Toile 컬렉션 파일이 아닙니다. Toile에서 내보낸 파일을 고르세요',
  'This is not a painting of Toile; choose a file that Toile saved':
    'Toile의 그림이 아닙니다. Toile에서 저장한 파일을 선택하세요',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    '읽을 수 있는 팔레트가 아닙니다. ASE, ACO, GPL 또는 CSV 파일을 보내세요',
  'This is not here: it may have been deleted, or the address is wrong':
    '여기에 없습니다. 삭제되었거나 주소가 잘못되었을 수 있습니다',
  'This is not part of the trial. Subscribe to use it': '체험판에는 포함되지 않습니다. 사용하려면 구독하세요',
  'This layer has no mask': '이 레이어에는 마스크가 없습니다',
  'This layer is not here any more': '이 레이어는 더 이상 여기에 없습니다',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    '이 레이어에는 칠할 수 없습니다. 칠할 수 있는 레이어를 고르거나 래스터화하세요',
  'This list cannot be continued from there; load it again': '거기서부터 목록을 이을 수 없습니다. 다시 불러오세요',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    '이 룩은 재창작된 작품입니다. 리디자인은 할 수 있지만 손으로 바꿀 수는 없습니다',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    '이 룩은 앞모습만 있어 돌 수 없습니다. 앞을 향한 동작을 선택하세요',
  'This look stands flat as a drawing; give it a pose before it moves':
    '이 룩은 평면 그림 상태입니다. 움직이기 전에 포즈를 지정하세요',
  'This look was deleted; restore it to work on it': '이 룩은 삭제되었습니다. 복원한 뒤 작업하세요',
  'This motion is for children': '이 동작은 어린이용입니다',
  'This motion opens a coat or jacket; none here hangs open': '코트나 재킷을 여는 동작인데, 여기에는 열 것이 없습니다',
  'This motion swings a wide skirt or dress; this look has none':
    '넓은 치마나 드레스를 흔드는 동작인데, 이 룩에는 없습니다',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    '이 그림은 너무 커서 저장할 수 없습니다. 레이어를 병합하거나 캔버스를 줄여 주세요',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    '이 그림에 없는 레이어나 두 번 나오는 레이어가 적혀 있습니다. 아무것도 가져오지 않았습니다',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    '이 그림은 너무 무거워 열 수 없습니다. 일반 PNG나 JPEG로 다시 저장해 주세요',
  'This region covers nothing; draw a closed outline round some cloth':
    '이 영역에는 아무것도 없습니다. 원단 둘레에 닫힌 윤곽을 그리세요',
  'This request came from the page of another site and was not carried out':
    '다른 사이트의 페이지에서 온 요청이므로 실행하지 않았습니다',
  'This request was already sent with other contents': '이 요청은 이미 다른 내용으로 전송되었습니다',
  'This studio is for people with an account. Please sign in':
    '이 스튜디오는 계정이 있는 사람만 이용할 수 있습니다. 로그인해 주세요',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    '이 스튜디오는 WebM을 만들지 못합니다(지원하는 ffmpeg가 필요). MP4, GIF 또는 PNG를 고르세요',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    '이 스튜디오에서는 직접 가입할 수 없습니다. 운영자에게 계정을 요청하세요',
  'This task has already ended': '이 작업은 이미 끝났습니다',
  'This took longer than a minute and was stopped. Please try again':
    '1분이 넘게 걸려 중단되었습니다. 다시 시도해 주세요',
  'This was already done and is not done a second time': '이미 처리된 작업이며 다시 실행되지 않습니다',
  'This was changed in another window. Reload to see the newer version':
    '다른 창에서 변경되었습니다. 새로고침하여 최신 버전을 확인하세요',
  'This was saved by a newer Toile; update this one first': '더 새로운 Toile에서 저장한 것입니다. 먼저 업데이트하세요',
  'Too little of the picture is left to fill this with; mark a smaller part':
    '이곳을 채울 만한 이미지가 거의 남지 않아요. 더 작은 부분을 표시해 주세요',
  'Too many attempts in a row. Please wait {seconds} s and try again':
    '시도 간격이 너무 짧습니다. {seconds}초 후에 다시 시도해 주세요',
  'Too many attempts. Please wait {minutes} min': '시도가 너무 많습니다. {minutes}분 기다려 주세요',
  'Too many people are signing in right now. Please try again in a moment':
    '지금 로그인하는 사람이 너무 많습니다. 잠시 후 다시 시도하세요',
  'What is shown reaches this side of the picture; add room at another one':
    '보이는 것이 이미지의 이쪽 변에 닿아 있어요. 다른 쪽에 여백을 더해 주세요',
  'Write a name for the tag': '태그 이름을 쓰세요',
  'Write at least one text': '텍스트를 하나 이상 쓰세요',
  'You can only upload Image file!': '이미지 파일만 업로드할 수 있습니다!',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    '이 주소의 계정이 이미 있습니다. 그 계정으로 로그인하세요. 방문 중의 작업은 그 계정으로 옮겨지지 않습니다',
  'You need {needed} credits and have {left}': '크레딧 {needed}이(가) 필요하지만 {left}이(가) 있습니다',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    '파일이 주어진 {most} MB를 모두 채웠습니다. 일부를 삭제해 자리를 만드세요',
  'Your name': '사용자 이름',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code}은(는) 색이 아닙니다. #rrggbb 또는 19-4052와 같은 코드를 쓰세요',
  '{count} parts of this painting have not arrived yet': '이 그림의 {count}개 부분이 아직 도착하지 않았습니다',
  '{field} does not have the right form': '{field} 항목의 형식이 올바르지 않습니다',
  '{field} is not known here': '여기에서는 {field} 항목을 알 수 없습니다',
  '{field} is required': '{field} 항목은 필수입니다',
  '{field} may be at most {most}': '{field} 값은 {most} 이하여야 합니다',
  '{field} may have at most {most} characters': '{field} 항목은 최대 {most}자입니다',
  '{field} may have at most {most} entries': '{field} 항목은 최대 {most}개입니다',
  '{field} must be at least {least}': '{field} 값은 {least} 이상이어야 합니다',
  '{field} must be of another kind: {rule}': '{field} 항목의 형식이 다릅니다: {rule}',
  '{field} must be one of: {rule}': '{field} 값은 다음 중 하나여야 합니다: {rule}',
  '{field} must have at least {least} characters': '{field} 항목은 {least}자 이상이어야 합니다',
  '{field} needs at least {least} entries': '{field} 항목은 {least}개 이상 필요합니다',
  '{garment} has no setting that is called {knob}': '{garment}에는 {knob}(이)라는 설정이 없습니다',
  '{knob} of {garment} is one of these: {rule}': '{garment}의 {knob}은(는) 다음 중 하나입니다: {rule}',
  '{knob} of {garment} must lie between {least} and {most}':
    '{garment}의 {knob}은(는) {least}에서 {most} 사이여야 합니다',
  '{most} files of yours are being made already; wait for one or cancel it':
    '파일 {most}개를 이미 만들고 있습니다. 하나가 끝나기를 기다리거나 취소하세요',
  '{name} could not be drawn; it costs nothing': '{name}을(를) 그릴 수 없었습니다. 비용은 들지 않습니다',
  '{name} is left out: all of its garments are hidden': '{name}은(는) 옷이 모두 숨겨져 있어 제외됩니다',
  '{name} is left out: it cannot move so': '{name}은(는) 제외되었습니다. 이 동작을 할 수 없습니다',
  '{name} is left out: no garment was found in it': '{name}은(는) 제외됩니다. 의류를 찾을 수 없었습니다',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name}은(는) 제외됩니다. 무엇인지 확실하지 않습니다. 스케치 보드에서 카테고리를 선택하세요',
}
